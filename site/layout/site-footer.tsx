import { facts, phoneLink, whatsappLink } from '../../domain/facts.ts';
import type { Language } from '../../domain/languages.ts';
import { pages, pathTo } from '../../domain/pages.ts';
import { type LabelledPage, pageWords } from '../page-words.ts';
import { BodyText } from '../ui/body-text.tsx';
import street from '../ui/drawings/scenes/street.svg?url&no-inline';
import { Heading } from '../ui/heading.tsx';
import { BrandName } from './brand-name.tsx';
import { currentOf } from './current.ts';
import { DownloadLink } from './download-link.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import type { SiteWords } from './words.ts';

type Props = { words: SiteWords; language: Language; path: string };

const explore = pages.filter((page) => page.footer === 'explore');
const partners = pages.filter((page) => page.footer === 'partners');
const legal = pages.filter((page) => page.footer === 'legal');

/** The footer of every page, which stands on a street: links to the other pages, contact details, the language switch, the terms. */
export function SiteFooter({ words, language, path }: Props) {
  const { footer } = words;
  const contacts = [
    { label: facts.phone, address: phoneLink(facts.phone) },
    { label: facts.email, address: `mailto:${facts.email}` },
  ];
  const follow = [
    { label: footer.whatsapp, address: whatsappLink(words.whatsappGreeting) },
    { label: footer.instagram, address: facts.instagram },
    { label: footer.rednote, address: facts.rednote },
  ];
  const linksTo = (list: readonly { id: LabelledPage }[]) =>
    list.map(({ id }) => ({ label: pageWords[id][language].label, address: pathTo(id, language) }));
  return (
    <footer className="site-footer">
      <img src={street} alt="" loading="lazy" className="street" />
      <div className="column footer-columns">
        <div>
          <p className="flex items-center gap-2 py-2 font-display text-xl">
            <BrandName />
          </p>
          <p>{footer.about}</p>
          <p className="mt-2 text-kraft">
            <BodyText>{footer.incubated}</BodyText>
          </p>
          <DownloadLink label={words.download.cta} className="button-small" />
        </div>
        <Column title={footer.headings.explore} links={linksTo(explore)} path={path} />
        <Column title={footer.headings.partners} links={linksTo(partners)} path={path} />
        <Column title={footer.headings.follow} links={follow} path={path} />
        <Column title={footer.headings.contact} links={contacts} path={path} />
      </div>
      <div className="column flex flex-wrap items-center justify-between gap-x-4">
        <p>{footer.copyright.replace('{year}', String(new Date().getFullYear()))}</p>
        {facts.hasSamples && <p className="text-kraft">{footer.samples}</p>}
        <ul className="flex flex-wrap gap-x-4">
          {linksTo(legal).map(({ label, address }) => (
            <li key={address}>
              <a href={address} aria-current={currentOf(address, path)}>
                {label}
              </a>
            </li>
          ))}
          {/* Together, so that on a phone none of the two is alone on a line. */}
          <li className="flex gap-x-4">
            <LanguageSwitch language={language} path={path} label={words.languageSwitch.label} />{' '}
            <a href="#top">{footer.backToTop}</a>
          </li>
        </ul>
      </div>
    </footer>
  );
}

type ColumnProps = { title: string; links: { label: string; address: string }[]; path: string };

function Column({ title, links, path }: ColumnProps) {
  return (
    <div>
      <Heading level={2}>{title}</Heading>
      <ul>
        {links.map(({ label, address }) => (
          <li key={address}>
            <a href={address} aria-current={currentOf(address, path)}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
