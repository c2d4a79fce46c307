/** Requests to the HTTP interface as a browser or a program makes them, for tests. */

import { onTestFinished } from 'vitest';
import { Client, newGuest } from './client.ts';

export type Answered = Readonly<{ status: number; body: Record<string, unknown>; cookie: string }>;

export class Caller {
  readonly address: string;
  /** The cookie, as it is sent. */
  cookie: string;
  private readonly token: string | null;

  constructor(address: string, cookie = '', token: string | null = null) {
    this.address = address;
    this.cookie = cookie;
    this.token = token;
  }

  static async guest(address: string, name: string): Promise<Caller> {
    return new Caller(address, await newGuest(address, name));
  }

  /** A socket of this person, until the test is over. */
  async connect(): Promise<Client> {
    const { client } = await Client.open(this.address, null, this.cookie);
    onTestFinished(() => client.close());
    return client;
  }

  get = (path: string) => this.call('GET', path);
  post = (path: string, body: unknown = {}) => this.call('POST', path, body);
  remove = (path: string) => this.call('DELETE', path);

  /** What says who this is. */
  headers(): Record<string, string> {
    const page = { cookie: this.cookie, 'sec-fetch-site': 'same-origin' };
    return this.token === null ? page : { ...page, authorization: `Bearer ${this.token}` };
  }

  private async call(method: string, path: string, body?: unknown): Promise<Answered> {
    const response = await fetch(this.address + path, {
      method,
      headers: { ...this.headers(), ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const cookie = response.headers.get('set-cookie')?.split(';')[0];
    if (cookie !== undefined) this.cookie = cookie;
    return { status: response.status, body: (await response.json()) as never, cookie: this.cookie };
  }
}
