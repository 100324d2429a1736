import type { alertMessages as en } from '../en/alert-messages.ts';

export const alertMessages = {
  new: { subject: '新個案：{case}', text: '剛剛收到，未有人認領。' },
  half: { subject: '仍在等候：{case}', text: '24小時已過了一半，仍未有人聯絡對方。' },
  soon: { subject: '不足2小時：{case}', text: '請即聯絡對方，守住24小時的承諾。' },
  overdue: { subject: '逾時：{case}', text: '24小時已過，請即聯絡對方。' },
  assigned: { subject: '交給你：{case}', text: '{by}把這宗個案交給你負責。' },
  taken: { subject: '已由同事接手：{case}', text: '{by}接手了這宗原由你負責的個案。' },
  'passed-on': { subject: '不再由你負責：{case}', text: '{by}已把這宗個案轉交，不再由你負責。' },
  returned: {
    subject: '所有同事都可接手：{case}',
    text: '{by}交出這宗個案後，餘下時間過了一半仍未有人跟進，現在所有同事都可接手。',
  },
  digest: { subject: '今早：{overdue}宗逾時、{today}宗今日到期、{later}宗稍後到期', text: '工作枱上正在等候的個案：' },
  test: { subject: '測試通知', text: '這是測試。工作枱的通知會送到這裏。' },
  message: '聯絡訊息',
  partnership: '{title}（合作申請）',
  withDistrict: '{title}（{district}）',
  callBy: '請於香港時間{time}前致電',
  answerBy: '請於香港時間{time}前回覆',
  wasDue: '限期為香港時間{time}',
  groups: { overdue: '逾時', today: '今日到期', later: '稍後到期' },
  line: '• {case}：{deadline}',
  andMore: '……另有{count}宗',
  footer: '你在工作枱留下了電郵地址，所以會收到通知。如不想再收，可在「我的裝置」刪除電郵地址。',
} satisfies typeof en;
