/** The profile page: ratings over time, head to head, results. */

import '../style/people.css';
import { createResource, For, type JSX, Match, Show, Switch } from 'solid-js';
import { bests } from '../after/best.ts';
import { problemText } from '../people/action.tsx';
import { type Person, person } from '../people/api.ts';
import { RatingChart } from '../people/chart.tsx';
import { SoloList } from '../people/solo.tsx';
import { Someone } from '../people/someone.tsx';
import { day } from '../people/when.ts';
import { titleOf } from '../site.ts';
import { peopleTexts as p } from '../text/people.ts';
import { filled, t } from '../text/text.ts';
import { titled } from '../title.ts';

export function PersonPage(props: { page: string }): JSX.Element {
  const [found, { refetch }] = createResource(
    () => props.page,
    (page) =>
      person(page).then(
        (read) => ({ read }),
        (error) => ({ problem: problemText(error, { 'person-not-found': p().person.none }) }),
      ),
  );
  const read = () => {
    const answer = found();
    return answer !== undefined && 'read' in answer ? answer.read : undefined;
  };
  const problem = () => {
    const answer = found();
    return answer !== undefined && 'problem' in answer ? answer.problem : undefined;
  };
  titled(() => read()?.name ?? problem() ?? '');
  return (
    <Switch fallback={<p class="notice">{p().loading}</p>}>
      <Match when={problem()}>
        <div class="notice" role="alert">
          <p>{problem()}</p>
          <div class="buttons">
            <button type="button" onClick={() => void refetch()}>
              {t().retry}
            </button>
            <a class="button" href="/">
              {t().home}
            </a>
          </div>
        </div>
      </Match>
      <Match when={read()}>{(answer) => <Found person={answer()} />}</Match>
    </Switch>
  );
}

function Found(props: { person: Person }): JSX.Element {
  return (
    <article class="person">
      <h1>{props.person.name}</h1>
      <p class="facts">
        {filled(p().person.since, { date: day(props.person.created) })}
        <Show when={props.person.kind === 'bot'}> · {p().person.bot}</Show>
      </p>
      <Show when={props.person.own}>
        <p class="hint">{p().person.yours}</p>
      </Show>
      <Ratings person={props.person} />
      <Show when={Object.keys(props.person.best).length > 0}>
        <section aria-labelledby="solo">
          <h2 id="solo">{p().solo}</h2>
          <SoloList bests={bests(props.person.best)} />
        </section>
      </Show>
      <Against person={props.person} />
      <Results person={props.person} />
    </article>
  );
}

function Ratings(props: { person: Person }): JSX.Element {
  const pointsOf = (game: string) => props.person.history.filter((point) => point.game === game);
  return (
    <section aria-labelledby="ratings">
      <h2 id="ratings">{p().person.ratings}</h2>
      <Show when={props.person.ratings.length > 0} fallback={<p class="empty">{p().person.ratingsNone}</p>}>
        <div class="parts">
          <For each={props.person.ratings}>
            {(one) => (
              <section class="part" aria-label={titleOf(one.game)}>
                <h3>{titleOf(one.game)}</h3>
                <p>
                  <strong class="figure">{Math.round(one.rating)}</strong>{' '}
                  <small>
                    {filled(p().person.deviation, { n: Math.round(one.deviation) })} ·{' '}
                    {filled(p().person.playedOf, { n: one.played })}
                  </small>
                </p>
                <Show when={pointsOf(one.game).length > 1}>
                  <RatingChart game={titleOf(one.game)} points={pointsOf(one.game)} />
                </Show>
                <a class="button" href={`/ratings/${one.game}`}>
                  {p().person.list}
                </a>
              </section>
            )}
          </For>
        </div>
      </Show>
    </section>
  );
}

function Against(props: { person: Person }): JSX.Element {
  return (
    <Show when={props.person.against.length > 0}>
      <section aria-labelledby="against">
        <h2 id="against">{p().person.against}</h2>
        <section class="scroll" tabindex="0" aria-label={p().person.opponent}>
          <table>
            <thead>
              <tr>
                <th scope="col">{p().person.opponent}</th>
                <th scope="col">{p().person.played}</th>
                <th scope="col">{p().person.before}</th>
                <th scope="col">{p().person.level}</th>
                <th scope="col">{p().person.after}</th>
              </tr>
            </thead>
            <tbody>
              <For each={props.person.against}>
                {(one) => (
                  <tr>
                    <th scope="row">
                      <Someone of={one} />
                    </th>
                    <td>{one.played}</td>
                    <td>{one.won}</td>
                    <td>{one.level}</td>
                    <td>{one.lost}</td>
                  </tr>
                )}
              </For>
            </tbody>
          </table>
        </section>
      </section>
    </Show>
  );
}

function Results(props: { person: Person }): JSX.Element {
  return (
    <section aria-labelledby="results">
      <h2 id="results">{p().person.results}</h2>
      <Show when={props.person.results.length > 0} fallback={<p class="empty">{p().person.resultsNone}</p>}>
        <ul class="rows results">
          <For each={props.person.results}>
            {(row) => (
              <li>
                <a href={`/t/${row.table}`}>{titleOf(row.game, row.called)}</a>
                <span class="place">
                  {filled(p().person.placeOf, { place: row.place, seats: row.seats })} ·{' '}
                  {filled(p().person.points, { n: row.total })}
                </span>
                <span>
                  <For each={row.others}>
                    {(other, index) => (
                      <>
                        {index() > 0 ? ', ' : ''}
                        <Someone of={other} />
                      </>
                    )}
                  </For>
                </span>
                <small>
                  {day(row.ended)}
                  {row.rating === null ? '' : ` · ${filled(p().person.ratingOf, { n: Math.round(row.rating) })}`}
                </small>
              </li>
            )}
          </For>
        </ul>
      </Show>
    </section>
  );
}
