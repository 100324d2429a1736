/**
 * The inline script in the head of every public page: loads the script and the display font after the first paint, so that
 * on a first visit the document is not delayed by other requests (0.25 s earlier with Lighthouse's mobile preset).
 * - For visitors who come from another page of this site both are in the cache, so they are loaded at once. In a frame the
 *   referrer is always the page around it, so it is not checked there.
 * - Some browsers never report a first paint (Firefox after a reload while scrolled), so there is a time limit.
 * - The display font of Chinese headings is not for slow connections, nor where people save data.
 * - A font is added after it is loaded, which causes one layout; enabling an `@font-face` rule caused two. The two files with
 *   Chinese characters are added together, so that no heading is ever shown in two fonts.
 * The text is constant, with the addresses on `<html>`, because the Content-Security-Policy has its hash.
 */
export const deferredAssets = `const { script, fonts } = document.documentElement.dataset;
const { saveData, effectiveType = "4g" } = navigator.connection ?? {};
const [latin, ...chinese] = fonts.split(" ");
const add = (name, ...addresses) => Promise.all(addresses.map((address) => new FontFace(name, \`url(\${address})\`, { weight: "100 900" }).load())).then((faces) => faces.map((face) => document.fonts.add(face)), () => {});
let load = () => {
load = () => {};
add("Young Serif", latin);
if (!saveData && effectiveType === "4g") add("Encore Headline", ...chinese);
import(script);
};
if (document.prerendering || top === self && document.referrer.startsWith(origin + "/")) load();
else {
new PerformanceObserver((list) => list.getEntriesByName("first-contentful-paint")[0] && load()).observe({ type: "paint", buffered: true });
addEventListener("load", () => setTimeout(() => load(), 1000));
}`;
