import { facts } from '../../domain/facts.ts';
import { definePage } from '../layout/define-page.tsx';
import { pageWords } from '../page-words.ts';
import { BagBand } from '../ui/bag-band.tsx';
import { BodyText } from '../ui/body-text.tsx';
import { LateDrawing } from '../ui/drawings/late-drawing.tsx';
import pressCall from '../ui/drawings/scenes/press-call.svg?url&no-inline';
import { Heading } from '../ui/heading.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { PaperEdge } from '../ui/paper-edge.tsx';
import { Phrases } from '../ui/phrases.tsx';
import { Clippings } from './media/clippings.tsx';

export default definePage(pageWords.media, ({ words, language }) => (
  <>
    <div className="flashlight">
      <PageTitle
        title={words.title}
        intro={words.description}
        picture={
          <div data-screen-only className="opening-picture aspect-4/3">
            <LateDrawing file={pressCall} viewBox="0 0 1200 900" />
          </div>
        }
      />
      <PaperEdge className="relative text-sunk" />
    </div>
    <div className="section-space bg-sunk">
      <Clippings articles={words.articles} language={language} />
    </div>
    <section className="column grid break-inside-avoid gap-x-16 gap-y-6 section-space lg:grid-cols-[1fr_2fr]">
      <Heading level={2} id="numbers" className="max-w-sm text-2xl">
        {words.impact.title}
      </Heading>
      <div>
        <p id="figures" className="text-lg">
          <BodyText>{words.impact.text}</BodyText>
        </p>
        <table aria-labelledby="numbers" className="mt-6 w-full border-b border-line">
          <tbody>
            {words.impact.rows.map(({ label, value }) => (
              <tr key={label} className="border-t border-line">
                <th scope="row" className="whole-clauses py-3 text-left font-medium">
                  <Phrases>{label}</Phrases>
                </th>
                <td className="text-right font-display text-xl whitespace-nowrap text-leaf">{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p data-screen-only data-island="copy" className="mt-6 flex flex-wrap items-baseline gap-x-6 font-bold">
          {/* The script shows it where the browser has a clipboard. */}
          <button type="button" hidden data-copy="figures" data-copied={words.impact.copied} className="text-link py-2">
            {words.impact.copy}
          </button>{' '}
          <a href="/favicon.svg" download="encore-logo.svg" className="text-link py-2">
            {words.impact.logo}
          </a>{' '}
          <a href={`/social/${language}/merchant.png`} download="encore-picture.png" className="text-link py-2">
            {words.impact.picture}
          </a>
        </p>
      </div>
    </section>
    <BagBand title={words.press.title} text={words.press.text} face="winking" printed>
      <a href={`mailto:${facts.pressEmail}`} className="button button-ink">
        {words.press.button}
      </a>
      <p className="hidden print:block">{facts.pressEmail}</p>
    </BagBand>
  </>
));
