/** The text of a stylesheet, for a script that adds it to the page. */
declare module '*.css?inline' {
  const text: string;
  export default text;
}
