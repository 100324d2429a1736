/** Words that a line of Chinese never breaks inside, and that no dictionary knows. Between two side by side it may break. */
export const unbreakableWords = ['驚喜袋', '小時內', '賣不完', '一天比一天', '菜頭菜尾', '變家常好餸', '家常好餸'];
