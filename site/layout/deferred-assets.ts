/**
 * The inline script in the head of every public page: asks for the script and the display font after the first paint,
 * so that a first visit paints before anything but the document is asked for (0.25 s earlier on Lighthouse's phone).
 * - From another page of this site both are in the cache, so they are asked for at once. The referrer of a frame is the
 *   page around it, which says nothing.
 * - Some browsers never report a first paint (Firefox after a reload while scrolled): the time limit is for them.
 * - The font is added once it is loaded, which lays the page out once; switching a rule on does it twice.
 * A constant text, with the addresses on `<html>`: the Content-Security-Policy names its hash.
 */
export const deferredAssets = `const { script, font } = document.documentElement.dataset;
let load = () => {
load = () => {};
new FontFace("Young Serif", "url(" + font + ")", { weight: "100 900" }).load().then((face) => document.fonts.add(face), () => {});
import(script);
};
if (document.prerendering || top === self && document.referrer.startsWith(origin + "/")) load();
else {
new PerformanceObserver((list) => list.getEntriesByName("first-contentful-paint")[0] && load()).observe({ type: "paint", buffered: true });
addEventListener("load", () => setTimeout(() => load(), 1000));
}`;
