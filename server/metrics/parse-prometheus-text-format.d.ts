declare module 'parse-prometheus-text-format' {
  type Sample = { labels?: Record<string, string>; value?: string; count?: string };
  function parse(text: string): { name: string; metrics: Sample[] }[];

  // biome-ignore lint/style/noDefaultExport: as the package has it
  export { parse as default };
}
