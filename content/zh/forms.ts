import type { forms as en } from '../en/forms.ts';

export const forms = {
  problems: {
    missing: '請填寫這一項。',
    notChosen: '請選擇一項。',
    notText: '請以一般文字填寫。',
    tooLong: '這一項最多可填{longest}字，請稍為縮短；你填寫的內容仍在。',
    notAnEmail: '電郵地址似乎有誤，請再檢查一次。格式應類似name@example.com。',
    notAnOption: '請從列出的選項中選擇一項。',
    notTicked: '請先剔選此項。',
  },
  honeypot: '請留空',
  optional: '選填',
  choose: '請選擇',
  tickFirst: '請先剔選上面一項，然後就可以提交。',
  stillSending: '仍在提交。你填寫的內容已存放在這個瀏覽器，不會遺失。',
  doubts: {
    digits: '香港電話號碼有8個數字，這裏有{digits}個。請看看有沒有填錯。',
    noDigits: '這裏沒有數字，請用0至9填寫電話號碼。',
    domain: '是否「{domain}」？請看看電郵地址結尾有沒有填錯。',
    noDot: '「@」後面沒有「.」。請看看有沒有填錯。',
  },
  regions: { island: '港島', kowloon: '九龍', newTerritories: '新界' },
  close: '關閉',
} satisfies typeof en;
