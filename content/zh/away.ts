import type { away as en } from '../en/away.ts';

export const away = {
  away: {
    title: '我們很快回來',
    what: '網站暫時未能連上，通常是正在更新，不用一分鐘便會恢復。',
    when: '請於一分鐘後再試。',
  },
  failed: {
    title: '我們這邊出了問題',
    what: '這是我們的錯誤，不是你的。系統已經記錄，我們會修正。',
    when: '請於幾分鐘後再試。',
  },
  'not-here': {
    title: '我們沒有收到你的表格',
    what: '表格送到了一個不接收表格的網址，所以我們沒有收到。',
    when: '請重新開啟該頁，再試一次。',
  },
  typed: '如果你剛才正在提交表格：按瀏覽器的「返回」，通常會見到剛才填寫的內容。我們可能未收到，請再送出一次。',
  contact: '如果情況持續，請電郵至{email}。',
} satisfies typeof en;
