import { Form, NavLink, useLocation, useSearchParams } from 'react-router';
import { type Counts, deskLists } from '../../domain/desk.ts';
import { languageTags, otherLanguage } from '../../domain/languages.ts';
import { BrandMark } from '../../site/ui/brand-mark.tsx';
import { useDesk } from '../use-desk.ts';
import { Count } from './count.tsx';
import { SignOut } from './sign-out.tsx';

const menu = ['no-next-step', 'spam'] as const;
const bar = deskLists.filter((list) => list !== 'spam' && list !== 'no-next-step');

/** The bar above every page. On phones the lists are at the bottom, within reach of a thumb. */
export function DeskHeader({ counts }: { counts: Counts }) {
  const { words, to } = useDesk();
  const [parameters] = useSearchParams();
  return (
    <header className="desk-bar">
      <a href="#main" className="skip-link">
        {words.skip}
      </a>
      <div className="desk-column flex h-14 items-center gap-3">
        <NavLink
          to={to('')}
          end
          aria-label={words.title}
          className="flex size-12 shrink-0 items-center max-md:justify-center"
        >
          <BrandMark className="size-8 shrink-0" />
        </NavLink>
        <nav aria-label={words.navigation} className="desk-places">
          {bar.map((list) => (
            <NavLink key={list} to={to(list === 'call-now' ? '' : `/${list}`)} end className="desk-place">
              <span>{words.listNames[list]}</span>
              {list !== 'all' && <Count of={counts[list]} isUrgent={list === 'call-now'} />}
            </NavLink>
          ))}
        </nav>
        <Form action={to('/all')} role="search" className="min-w-0 flex-1 md:ml-auto md:max-w-56 lg:max-w-72">
          <input
            type="search"
            name="q"
            key={parameters.get('q')}
            defaultValue={parameters.get('q') ?? ''}
            aria-label={words.search}
            aria-keyshortcuts="/"
            data-key="/"
            placeholder={words.searchHint}
            className="desk-control text-ellipsis"
          />
        </Form>
        <More counts={counts} />
      </div>
    </header>
  );
}

function More({ counts }: { counts: Counts }) {
  const { words, to, language, member } = useDesk();
  const { pathname, search } = useLocation();
  const other = otherLanguage(language);
  const waiting = counts.spam + counts.alerts + counts.person + counts['no-next-step'];
  return (
    <>
      <button type="button" popoverTarget="more-menu" className="desk-button-quiet shrink-0">
        {words.more}
        <Count of={waiting} isUrgent={counts.alerts + counts['no-next-step'] > 0} />
      </button>
      <div popover="auto" id="more-menu" className="desk-menu">
        <p className="px-3 py-1 text-sm text-soft">{member.name}</p>
        {menu.map((list) => (
          <NavLink key={list} to={to(`/${list}`)} className="desk-menu-item">
            {words.listNames[list]}
            <Count of={counts[list]} isUrgent={list === 'no-next-step'} />
          </NavLink>
        ))}
        {(['person', 'newsletter', 'report', 'alerts', 'team', 'devices'] as const).map((page) => (
          <NavLink key={page} to={to(`/${page}`)} className="desk-menu-item">
            {words.pages[page]}
            {page === 'alerts' && <Count of={counts.alerts} isUrgent />}
            {page === 'person' && <Count of={counts.person} />}
          </NavLink>
        ))}
        <button type="button" popoverTarget="keyboard-help" data-key="?" className="desk-menu-item max-md:hidden">
          {words.keyboard.title}
        </button>
        <hr className="my-1 border-t border-line" />
        <a href={pathname.replace(language, other) + search} lang={languageTags[other]} className="desk-menu-item">
          {words.otherLanguage}
        </a>
        <a href={`/${language}`} className="desk-menu-item">
          {words.publicSite}
        </a>
        <SignOut text={words.signOut} className="desk-menu-item w-full" />
      </div>
    </>
  );
}
