import { Builder, type WebElement } from 'selenium-webdriver';
import { ServiceBuilder } from 'selenium-webdriver/safari.js';
import { type Engine, timeout } from './engine.ts';

/** Starts the browser of Debian's WebKitGTK, on the display of the configuration. */
export async function startWebKit(): Promise<Engine> {
  process.env.DISPLAY = `:${process.env.XVFB_DISPLAY}`;
  // Starts any WebDriver server that takes `--port`, as Safari's does.
  const service = new ServiceBuilder('/usr/bin/WebKitWebDriver').build();
  const driver = await new Builder()
    .usingServer(await service.start())
    .withCapabilities({ browserName: 'MiniBrowser' })
    .build();
  const result = (run: (...values: never[]) => unknown, values: unknown[]) =>
    driver.wait(() => driver.executeScript(run, ...values).catch(() => null), timeout);
  return {
    open: (url) => driver.get(url),
    reload: () => driver.navigate().refresh(),
    resize: (width, height) => driver.manage().window().setRect({ width, height }),
    evaluate: (run, ...values) => driver.executeScript(run, ...values),
    until: (run, ...values) => result(run, values),
    click: async (find, ...values) => {
      const element = (await result(find, values)) as WebElement;
      // By the pointer, because WebDriver refuses to click the input of a chip, which its label covers.
      await driver.actions().move({ origin: element }).click().perform();
    },
    type: (keys) => driver.actions().sendKeys(keys).perform(),
    close: async () => {
      await driver.quit();
      await service.kill();
    },
  };
}
