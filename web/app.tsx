/** The frame of every page, and which page it is. */

import { ErrorBoundary, type JSX, Match, Switch } from 'solid-js';
import { Header } from './header.tsx';
import { INDEXES } from './indexes.ts';
import { later } from './later.tsx';
import { LOCAL } from './local/id.ts';
import { NotFound } from './parts/notfound.tsx';
import { WaitingTable } from './parts/waiting.tsx';
import { location } from './router.ts';
import { filled, t } from './text/text.ts';

// Each page is loaded on demand; before.ts says which of them the browser loads at once.
const Home = later(async () => (await import('./pages/home.tsx')).Home);
const NewTable = later(async () => (await import('./pages/newtable.tsx')).NewTable);
const RulesPage = later(async () => (await import('./pages/rules.tsx')).RulesPage);
const TablePage = later(async () => (await import('./pages/table.tsx')).TablePage, WaitingTable);
const EditionsPage = later(async () => (await import('./pages/editions.tsx')).EditionsPage);
const LearnPage = later(async () => (await import('./pages/learn.tsx')).LearnPage, WaitingTable);
const PuzzlesPage = later(async () => (await import('./pages/puzzles.tsx')).PuzzlesPage, WaitingTable);
const DailyPage = later(async () => (await import('./pages/daily.tsx')).DailyPage);
const CheckPage = later(async () => (await import('./pages/check.tsx')).CheckPage);
const AccountPage = later(async () => (await import('./pages/account.tsx')).AccountPage);
const SeatPage = later(async () => (await import('./pages/seat.tsx')).SeatPage);
const PersonPage = later(async () => (await import('./pages/person.tsx')).PersonPage);
const RatingsPage = later(async () => (await import('./pages/ratings.tsx')).RatingsPage);
const ReportPage = later(async () => (await import('./pages/report.tsx')).ReportPage);
const AdminPage = later(async () => (await import('./pages/admin.tsx')).AdminPage);
const PlayPage = later(async () => (await import('./pages/play.tsx')).PlayPage, WaitingTable);
const IndexPage = later(async () => (await import('./pages/index.tsx')).IndexPage);
const AboutPage = later(async () => (await import('./pages/about.tsx')).AboutPage);

export function App(): JSX.Element {
  const tableId = () => /^\/t\/([A-Za-z0-9_-]{1,40})$/.exec(location().path)?.[1];
  const newGame = () => /^\/new\/([a-z-]{1,40})$/.exec(location().path)?.[1];
  const rulesOf = () => /^\/rules\/([a-z-]{1,40})$/.exec(location().path)?.[1];
  const editionsOf = () => /^\/editions\/([a-z-]{1,40})$/.exec(location().path)?.[1];
  const learnOf = () => /^\/learn\/([a-z-]{1,40})$/.exec(location().path)?.[1];
  /** All puzzles, or those of a game. */
  const puzzles = () => /^\/puzzles(?:\/([a-z-]{1,40}))?$/.exec(location().path);
  /** The single parameter of an address such as `/person/<page>`. */
  const named = (kind: string) => new RegExp(`^/${kind}/([A-Za-z0-9_-]{1,40})$`).exec(location().path)?.[1];
  /** Pages that list the games, each leading to its lesson, rules, ratings or editions. */
  const indexOf = () => INDEXES.find((kind) => location().path === `/${kind}`);
  /** Today's board, or that of a day. */
  const daily = () => /^\/daily(?:\/(\d{4}-\d{2}-\d{2}))?$/.exec(location().path);
  /** With or without a table whose draws to check. */
  const checked = () => /^\/check(?:\/([A-Za-z0-9_-]{1,40}))?$/.exec(location().path);
  return (
    <>
      <a class="skip" href="#main">
        {t().skip}
      </a>
      <Header />
      <main id="main" tabindex="-1">
        <ErrorBoundary fallback={(error) => <Broken error={error} />}>
          <Switch fallback={<NotFound />}>
            <Match when={location().path === '/'}>
              <Home />
            </Match>
            <Match when={newGame()} keyed>
              {(game) => <NewTable game={game} />}
            </Match>
            <Match when={rulesOf()} keyed>
              {(game) => <RulesPage game={game} />}
            </Match>
            <Match when={editionsOf()} keyed>
              {(game) => <EditionsPage game={game} />}
            </Match>
            <Match when={learnOf()} keyed>
              {(game) => <LearnPage game={game} />}
            </Match>
            <Match when={tableId()} keyed>
              {(id) => <TablePage id={id} local={id.startsWith(LOCAL)} />}
            </Match>
            <Match when={named('play')} keyed>
              {(game) => <PlayPage game={game} />}
            </Match>
            <Match when={indexOf()} keyed>
              {(kind) => <IndexPage kind={kind} />}
            </Match>
            <Match when={puzzles()} keyed>
              {([, game]) => <PuzzlesPage game={game} />}
            </Match>
            <Match when={daily()} keyed>
              {([, day]) => <DailyPage day={day} />}
            </Match>
            <Match when={checked()} keyed>
              {([, table]) => <CheckPage table={table} />}
            </Match>
            <Match when={location().path === '/account'}>
              <AccountPage />
            </Match>
            <Match when={named('seat')} keyed>
              {(table) => <SeatPage table={table} />}
            </Match>
            <Match when={named('person')} keyed>
              {(page) => <PersonPage page={page} />}
            </Match>
            <Match when={named('ratings')} keyed>
              {(game) => <RatingsPage game={game} />}
            </Match>
            <Match when={named('report')} keyed>
              {(table) => <ReportPage table={table} />}
            </Match>
            <Match when={location().path === '/admin'}>
              <AdminPage />
            </Match>
            <Match when={location().path === '/about'}>
              <AboutPage />
            </Match>
          </Switch>
        </ErrorBoundary>
      </main>
      <footer>
        <p>{t().unofficial}</p>
        <p>
          <a href="/about">{t().about}</a>
        </p>
      </footer>
    </>
  );
}

function Broken(props: { error: unknown }): JSX.Element {
  console.error(props.error);
  return (
    <div class="notice" role="alert">
      <p>{filled(t().broken, { what: props.error instanceof Error ? props.error.message : String(props.error) })}</p>
      <button type="button" onClick={() => window.location.reload()}>
        {t().reload}
      </button>
    </div>
  );
}
