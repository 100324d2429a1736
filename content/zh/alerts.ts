import type { alerts as en } from '../en/alerts.ts';

export const alerts = {
  title: '通知',
  intro:
    '有新個案、24小時過了一半仍未有人聯絡對方、限期前兩小時及半小時，以及逾時，工作枱都會通知團隊。同時有多宗，會合成一則。' +
    '約定致電前15分鐘、錯過了約定，以及兩天未定下一步，會通知負責的成員。晚上9時至早上8時不發送通知；' +
    '緊急的會等到早上8時，其餘會在早上8時30分的摘要一併列出。',
  ways: '發送方式',
  channels: {
    mail: {
      title: '電郵',
      on: '已設定郵件伺服器。',
      off: '未設定郵件伺服器，所以電郵不會發出，只會寫成檔案，存放在資料旁邊的「mail」資料夾。請管理伺服器的同事設定SMTP_URL和MAIL_FROM。',
      receivers: '已填電郵地址的成員：{count}人。你可在「我的裝置」填寫或更改地址。',
    },
    webhook: {
      title: 'Webhook',
      on: '通知會送到：{names}',
      off: '尚未設定。請管理伺服器的同事設定WEBHOOK_URLS。',
    },
  },
  test: {
    button: '發送測試通知',
    sent: '測試通知正送往你的電郵和各個webhook。',
    written: '未設定郵件服務，給你的測試通知已寫進「mail」資料夾；同時正送往各個webhook。',
    nobody: '如要測試，請先在「我的裝置」填寫你的電郵地址，或設定webhook。',
  },
  waiting: { title: '等候超過15分鐘', text: '通知沒有遺失，系統會自動再試。' },
  dead: {
    title: '未能發送',
    text: '以下通知未能送出。解決問題後可再發送；不再適用的會自動略過。',
    again: '再發送',
    sentAgain: '正在再試。',
    unknown: '這個通知已經送出或刪除。',
  },
  none: '沒有等候發送的通知。',
  problems: {
    'quiet-hours': '夜間不發送，會等到早上8時。',
    'mail-refused': '郵件伺服器拒絕了收件地址或郵件：',
    'mail-server': '郵件伺服器沒有回應，或拒絕登入：',
    'webhook-status': 'Webhook拒絕了通知，狀態碼：',
    'webhook-private': 'Webhook的地址屬於內部網絡。如要容許，請管理伺服器的同事設定WEBHOOK_ALLOW_PRIVATE。',
    'webhook-unreachable': '未能連接webhook：',
  },
  kinds: {
    new: '新個案',
    half: '仍在等候',
    soon: '不足2小時',
    last: '最後半小時',
    overdue: '逾時',
    callback: '快到約定時間',
    missed: '錯過約定',
    'no-step': '未定下一步',
    assigned: '交給同事',
    taken: '同事接手',
    'passed-on': '轉交',
    session: '用同事的連結登入',
    inherited: '離任同事的個案',
    returned: '所有同事都可接手',
    digest: '早上摘要',
    test: '測試',
  },
  gone: '已不再接收通知的人',
} satisfies typeof en;
