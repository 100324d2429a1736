import { runnerImport } from 'vite';

const options = { configFile: false, logLevel: 'warn' } as const;

/** The articles and the day of the terms as the pages have them; their Markdown is read the way Vite reads it. */
export async function loadArticles() {
  const [posts, terms] = await Promise.all([
    runnerImport<typeof import('../site/markdown/articles.ts')>('./site/markdown/articles.ts', options),
    runnerImport<typeof import('../site/markdown/terms-sections.ts')>('./site/markdown/terms-sections.ts', options),
  ]);
  return { articles: posts.module.articles, termsUpdated: terms.module.termsUpdated };
}
