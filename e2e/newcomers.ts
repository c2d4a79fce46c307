/** The questions of docs/newcomers.md, and where the screen answers each: for the test that it does, and for pictures with numbers. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { foldMoves, myTurn } from './play.ts';

export interface Answered {
  /** As in docs/newcomers.md. */
  readonly question: string;
  /** What answers it. */
  readonly at: string;
  /** What it says, in its text, or in what a screen reader is told. */
  readonly says?: RegExp;
  /** What must be pointed at first. */
  readonly point?: string;
}

/** Questions that are answered in the same moment of a game. */
export interface Moment {
  /** The moment comes when such a move can be chosen; without it, at once. */
  readonly until?: RegExp;
  /** Whether that move is chosen, too. */
  readonly choose?: boolean;
  /** On the way there, the first available of these moves is chosen, else any. */
  readonly prefer?: readonly RegExp[];
  /** What can be seen then. */
  readonly reached: string;
  readonly answers: readonly Answered[];
}

const DOCUMENT = readFileSync(join(import.meta.dirname, '../docs/newcomers.md'), 'utf8');

/** The questions about a game, as in the document. */
export function questionsOf(title: string): string[] {
  const section = DOCUMENT.split('\n## ').find((part) => part.startsWith(title)) ?? '';
  return [...section.matchAll(/^\| ([^|]+\?) \|/gm)].flatMap(([, question]) => question ?? []);
}

export const NEWCOMERS: Readonly<Record<string, readonly Moment[]>> = {
  'railroad-ink': [
    {
      reached: '.ink-space.fits',
      answers: [
        { question: 'Which routes must I draw?', at: '.ink-dice', says: /\S/ },
        { question: 'Where does this one fit?', at: '.ink-space.fits' },
        { question: 'How do I turn it?', at: '.ink-buttons', says: /Turn.*Flip/s },
        {
          question: 'What would it bring?',
          at: '.point-card',
          says: /[A-G][0-6]/,
          point: '.ink-space.fits',
        },
        { question: 'What are the six small pictures?', at: '.ink-specials', says: /Special routes.*3/s },
        { question: 'How many points do I have?', at: '.seat .score, .ink-sum' },
        { question: 'Where did these points come from?', at: '.ink-score [data-line="errors"]', says: /False routes/ },
        { question: 'What are the arrows at the edge?', at: '.ink-score [data-line="exits"]', says: /Exits/ },
        { question: 'What do the others have?', at: '.ink-others', says: /Bot 1/ },
        { question: 'When is it over?', at: '[data-part="bar"] .strip', says: /Round 1 of 7/ },
      ],
    },
  ],
  foothills: [
    {
      until: /^[A-E]$/,
      reached: '.hand .action-card.offer',
      answers: [
        { question: 'What do the five cards do?', at: '.hand .action-card .signs', says: /\S/ },
        { question: 'What do the icons mean?', at: '.hand .action-card[title]', says: /:/ },
        { question: 'What is on the back?', at: '.hand .card-back', says: /\S/ },
        { question: 'What do I have?', at: '.hand .owned', says: /iron/ },
        { question: 'What does a station cost and bring?', at: '.station .plot', says: /VP|point/i },
        { question: 'Why can I not build there?', at: '.station .rubble-heap', says: /rubble/ },
        { question: 'What does the surveyor do?', at: '.station .survey', says: /\S/ },
        { question: 'What is the pub for?', at: '.stockyard .pub', says: /0\/0/ },
        { question: 'What does the other player have?', at: '.counter .rival', says: /Bot 1/ },
      ],
    },
    {
      until: /^=|^I[IVX]*$|^V[I]*$/,
      prefer: [/^C$/],
      reached: '.crumbs [aria-current="step"]',
      answers: [{ question: 'Where am I in this action?', at: '.crumbs', says: /\S/ }],
    },
  ],
  wensleydale: [
    {
      reached: '.dales .bids .bid',
      answers: [
        { question: 'What happens in a round?', at: '.dales-phases [aria-current="step"]', says: /auction/ },
        { question: 'What can I win in the auction?', at: '.lot .discs', says: /MR|NER|Government|Engine|Train/ },
        { question: 'What must I bid?', at: '.lot .least', says: /\d/ },
        { question: 'What would I have then?', at: '.lot .would', says: /→\s*\d/ },
        { question: 'What do the others have?', at: '.dales-tracks .stack .seat-disc' },
      ],
    },
    {
      until: /^[a-z-]+>[a-z-]+$/,
      reached: '.dales-map .mark-cost',
      answers: [
        {
          question: 'Where may I build, and what does it cost?',
          at: '.dales-map .crossing.open',
          says: /\d/,
        },
        { question: 'How does this round end for me?', at: '.seat .facts', says: /profit/i },
      ],
    },
    {
      until: /^buy:/,
      prefer: [/^(?!pass)/],
      reached: '.dales .train-face.open',
      answers: [{ question: 'What can my train carry?', at: '.dales-trains .train[title]', says: /passengers.*goods/ }],
    },
    {
      until: /^load:/,
      prefer: [/^buy:/, /^(?!pass)/],
      reached: '.dales .load',
      answers: [{ question: 'What can I load now?', at: '.tray .load, .dales-map .to-load' }],
    },
    {
      until: /^(MR|NER):/,
      choose: true,
      prefer: [/^load:/, /^(?!pass)/],
      reached: '.takeover',
      answers: [{ question: 'What would a takeover do?', at: '.takeover', says: /upkeep/i }],
    },
  ],
};

/** Plays on, by the list of moves, until the moment has come: in a new game, at the address `start`, where one ends before. */
export async function playTo(
  page: Page,
  { prefer = [], until, choose = false, reached }: Omit<Moment, 'answers'>,
  start: string,
): Promise<void> {
  const sought = { until: until?.source ?? '', choose, prefer: prefer.map(({ source }) => source) };
  await expect(async () => {
    if (await page.locator('[data-part="result"]').isVisible()) await page.goto(start);
    await expect(myTurn(page)).toBeVisible();
    if (until !== undefined) expect(await page.evaluate(playOn, sought)).toBe(true);
    await foldMoves(page);
    await expect(page.locator(reached).first()).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 120_000, intervals: [50] });
}

/** In the page: true as soon as the move in question can be chosen. */
async function playOn({ until, choose, prefer }: { until: string; choose: boolean; prefer: readonly string[] }) {
  for (let turn = 0; turn < 60; turn++) {
    if (document.querySelector('.drawn-board') !== null)
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 't', bubbles: true }));
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('.moves button[data-move]:not(:disabled)')];
    const like = (source: string) => buttons.filter((button) => new RegExp(source).test(button.dataset.move ?? ''));
    const [found] = like(until);
    if (found !== undefined) {
      if (choose) found.click();
      return true;
    }
    const from = prefer.map(like).find((some) => some.length > 0) ?? buttons;
    const done = document.querySelector<HTMLButtonElement>('.confirm .done:not(:disabled)');
    (done ?? from[Math.floor(Math.random() * from.length)])?.click();
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  return false;
}

/** All text of an element: visible, on hover, and for screen readers. */
export function toldBy(page: Page, at: string): Promise<string[]> {
  return page.locator(at).evaluateAll((found) =>
    found.map((one) =>
      [one, ...one.querySelectorAll('[title], [aria-label]')]
        .flatMap((part) => [part.getAttribute('title') ?? '', part.getAttribute('aria-label') ?? ''])
        .concat(one.textContent ?? '')
        .join(' '),
    ),
  );
}

/** Writes the number of each question, as the document counts them, beside what answers it. */
export async function numbered(page: Page, answers: readonly Answered[], questions: readonly string[]): Promise<void> {
  const marks = answers.map(({ at, question }) => ({ at, number: questions.indexOf(question) + 1 }));
  await page.evaluate((all) => {
    for (const old of document.querySelectorAll('.callout')) old.remove();
    for (const { at, number } of all) {
      const { left, top, height } = document.querySelector(at)?.getBoundingClientRect() ?? new DOMRect();
      const mark = document.createElement('b');
      mark.className = 'callout';
      mark.textContent = String(number);
      mark.style.cssText = `position:fixed;z-index:99;left:${Math.max(2, left - 14)}px;top:${Math.max(2, top + Math.min(height / 2, 30) - 15)}px;width:30px;height:30px;border:3px solid #fff;border-radius:50%;background:#b4382a;color:#fff;font:700 17px/24px Cabin,sans-serif;text-align:center`;
      document.body.append(mark);
    }
  }, marks);
}
