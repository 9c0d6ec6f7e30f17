import { liveQuery, type Subscription } from 'dexie';
import type { TemplateProblem } from '../../shared/card/template/check/problem.ts';
import { readTemplate } from '../../shared/card/template/read-template.ts';
import type { CardTemplate } from '../../shared/card/template/template.ts';
import type { Database, TemplateRow } from './database.ts';

/** A template of the user's own, or why it is unusable: an older or newer Rollcall may have stored it. */
export type OwnTemplate =
  | { readonly id: string; readonly kind: 'ready'; readonly template: CardTemplate }
  | { readonly id: string; readonly kind: 'broken'; readonly problems: readonly TemplateProblem[] };

/** The card templates of the library, besides those that come with Rollcall. */
export class Templates {
  readonly #db: Database;
  readonly #listeners = new Set<() => void>();
  #own: readonly OwnTemplate[] = [];
  #subscription: Subscription | undefined;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Starts to follow the table, and what other windows do to it. */
  open(onError: (error: unknown) => void): void {
    this.close();
    const read = () => this.#db.templates.toArray();
    this.#subscription = liveQuery(read).subscribe({ next: (rows) => this.#receive(rows), error: onError });
  }

  close(): void {
    this.#subscription?.unsubscribe();
  }

  /** By id. The same array until something changes. */
  readonly snapshot = (): readonly OwnTemplate[] => this.#own;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #receive(rows: readonly TemplateRow[]): void {
    this.#own = rows.map(({ id, template }): OwnTemplate => {
      const answer = readTemplate(template);
      return answer.ok
        ? { id, kind: 'ready', template: answer.template }
        : { id, kind: 'broken', problems: answer.problems };
    });
    for (const listener of [...this.#listeners]) listener();
  }
}
