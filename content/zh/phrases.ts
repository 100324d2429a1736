/** Words that a line of Chinese never breaks inside, and that no dictionary knows. */
export const unbreakableWords = ['驚喜袋', '小時內', '賣不完', '一天比一天', '家常好餸'];
