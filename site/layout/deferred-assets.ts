/**
 * The inline script in the head of every public page: loads the script and the display font after the first paint, so that
 * on a first visit the document is not delayed by other requests (0.25 s earlier with Lighthouse's mobile preset).
 * - For visitors who come from another page of this site both are in the cache, so they are loaded at once. In a frame the
 *   referrer is always the page around it, so it is not checked there.
 * - Some browsers never report a first paint (Firefox after a reload while scrolled), so there is a time limit.
 * - The display font of Chinese headings is not for slow connections, nor where people save data.
 * - Fonts are added after all are loaded, which causes one layout; enabling an `@font-face` rule caused two. So no heading is ever
 *   shown in two Chinese fonts.
 * The text is constant, with the addresses on `<html>`, because the Content-Security-Policy has its hash.
 */
export const deferredAssets = `const { script, fonts } = document.documentElement.dataset;
const { saveData, effectiveType = "4g" } = navigator.connection ?? {};
const [latin, ...chinese] = fonts.split(" ");
const files = saveData || effectiveType !== "4g" ? [latin] : [latin, ...chinese];
const faces = files.map((file) => new FontFace(file === latin ? "Young Serif" : "Encore Headline", \`url(\${file})\`, { weight: "100 900" }));
let load = () => {
load = () => {};
Promise.all(faces.map((face) => face.load())).then(() => faces.map((face) => document.fonts.add(face)), () => {});
import(script);
};
if (document.prerendering || top === self && document.referrer.startsWith(origin + "/")) load();
else {
new PerformanceObserver((list) => list.getEntriesByName("first-contentful-paint")[0] && load()).observe({ type: "paint", buffered: true });
addEventListener("load", () => setTimeout(() => load(), 1000));
}`;
