import type { formFailures as en } from '../en/form-failures.ts';

export const formFailures = {
  refused: {
    title: '有幾項資料要再看一看',
    text: '表格尚未提交。請檢查有提示的項目，然後再提交一次。',
  },
  otherSite: {
    title: '表格並非由本網站提交',
    text: '這一頁不屬於我們的網站，你填寫的內容並未儲存。請複製內容，再到我們的網站提交。',
  },
  tooMany: {
    title: '提交得太頻密',
    text: '請等{seconds}秒，然後再提交一次。你填寫的內容仍在。',
  },
  unavailable: {
    title: '暫時未能儲存',
    text: '我們的系統出現問題，你填寫的內容仍在。請過幾分鐘再試。',
  },
  offline: {
    title: '未能連線',
    text: '你填寫的內容仍在。請檢查網絡連線，然後再提交一次。',
  },
} satisfies typeof en;
