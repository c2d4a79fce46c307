/** Routes for programs that play: marked accounts of their own, with tokens that are shown only once. */

import { DoneSchema, NewTokenSchema, ProgramsSchema } from '@quai/protocol/answers/account.ts';
import { LabelSchema } from '@quai/protocol/requests.ts';
import { sql as raw } from 'kysely';
import type { Node } from '../boot/node.ts';
import { changesOne, countOf, rowsOf } from '../store/rows.ts';
import type { Schema } from '../store/schema.ts';
import { statement } from '../store/sql.ts';
import { No } from '../wire/refusal.ts';
import { DONE, type Route, route } from '../wire/route.ts';
import { deleteAccount } from './deletion.ts';
import { cleanLabel, PROGRAM_NAME_LENGTH, programName } from './names.ts';
import { hashed, type Known, newPerson, newToken, type People, shortId } from './people.ts';

const MOST_PROGRAMS = 5;
const MOST_TOKENS = 5;

export function programRoutes(node: Node, people: People): Route[] {
  const { sql, query } = people;
  const mine = async (person: Known, page: string): Promise<Known | null> => {
    const program = await people.byPage(page);
    return program?.owner === person.id ? program : null;
  };
  /** Returns the token; only its hash is stored. */
  const addToken = async (program: string, name: string, now: number): Promise<string> => {
    const token = `quai_${newToken()}`;
    const row = { id: shortId(), person_id: program, hash: hashed(token), name, created: now, used: null };
    await sql.run([statement(query.insertInto('api_token').values(row), 1)]);
    return token;
  };
  const NONE = new No('program-not-found');

  return [
    route(
      {
        method: 'get',
        path: '/api/programs',
        summary: 'My programs, with the names of their tokens',
        who: 'person',
        answer: ProgramsSchema,
      },
      async ({ person }) => {
        const rows = await rowsOf<Schema['person']>(
          sql,
          query.selectFrom('person').selectAll().where('owner', '=', person.id).orderBy('created'),
        );
        const programs = await Promise.all(
          rows.map(async ({ id, page, name, created }) => ({
            page,
            name,
            created,
            tokens: await tokensOf(people, id),
          })),
        );
        return { programs };
      },
    ),
    route(
      {
        method: 'post',
        path: '/api/programs',
        summary: 'Add a program: its account and its first token, which is shown only now',
        who: 'person',
        active: true,
        body: LabelSchema,
        answer: NewTokenSchema,
        refusals: ['program-name-invalid', 'program-limit'],
      },
      async ({ person, body, now }) => {
        const name = programName(body.name);
        if (name === null) return new No('program-name-invalid', { max: PROGRAM_NAME_LENGTH });
        const own = query.selectFrom('person').select(raw<number>`count(*)`.as('n')).where('owner', '=', person.id);
        if ((await countOf(sql, own)) >= MOST_PROGRAMS) return new No('program-limit', { max: MOST_PROGRAMS });
        const program = newPerson(name, now, person.id);
        await sql.run([statement(query.insertInto('person').values(program), 1)]);
        return { page: program.page, name, token: await addToken(program.id, 'first', now) };
      },
    ),
    route(
      {
        method: 'post',
        path: '/api/programs/{page}/tokens',
        summary: 'Add a token to a program, shown only now',
        who: 'person',
        body: LabelSchema,
        answer: NewTokenSchema,
        refusals: ['program-not-found', 'token-limit'],
      },
      async ({ person, params, body, now }) => {
        const program = await mine(person, params.page);
        if (program === null) return NONE;
        if ((await tokensOf(people, program.id)).length >= MOST_TOKENS)
          return new No('token-limit', { max: MOST_TOKENS });
        const token = await addToken(program.id, cleanLabel(body.name) ?? 'token', now);
        return { page: program.page, name: program.name, token };
      },
    ),
    route(
      {
        method: 'delete',
        path: '/api/programs/{page}/tokens/{token}',
        summary: 'Revoke a token',
        who: 'person',
        answer: DoneSchema,
        refusals: ['program-not-found', 'token-not-found'],
      },
      async ({ person, params }) => {
        const program = await mine(person, params.page);
        if (program === null) return NONE;
        const gone = query.deleteFrom('api_token').where('person_id', '=', program.id).where('id', '=', params.token);
        if (!(await changesOne(sql, gone))) return new No('token-not-found');
        node.personChanged(program.id);
        return DONE;
      },
    ),
    route(
      {
        method: 'delete',
        path: '/api/programs/{page}',
        summary: 'Delete a program: it resigns its games, its name goes',
        who: 'person',
        answer: DoneSchema,
        refusals: ['program-not-found'],
      },
      async ({ person, params, now }) => {
        const program = await mine(person, params.page);
        if (program === null) return NONE;
        await deleteAccount(node, people, program, now);
        return DONE;
      },
    ),
  ];
}

type Token = Pick<Schema['api_token'], 'id' | 'name' | 'created' | 'used'>;

function tokensOf({ sql, query }: People, program: string): Promise<readonly Token[]> {
  return rowsOf<Token>(
    sql,
    query
      .selectFrom('api_token')
      .select(['id', 'name', 'created', 'used'])
      .where('person_id', '=', program)
      .orderBy('created'),
  );
}
