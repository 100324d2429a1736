import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { assetsInlineLimit: 0 },
  server: {
    host: '127.0.0.1',
    // `npm run dev` runs the API beside Vite (commands/dev.mjs).
    proxy: Object.fromEntries(['/api', '/v1', '/healthz'].map((path) => [path, process.env.DEV_API ?? ''])),
  },
});
