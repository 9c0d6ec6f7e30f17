/** What there is to know before something is printed, as sentences. */

import type { CardNote } from '../../../shared/card/note.ts';
import { noteSentence } from '../../../shared/card/note-words.ts';
import type { AnyDocument, Character } from '../../../shared/document/schema.ts';
import { judge } from '../../../shared/judge.ts';
import { PRINT } from '../../strings/print.ts';
import type { Order, PrintNote } from './job.ts';
import { cardsOf } from './subject.ts';

const SEVERITY: Readonly<Record<CardNote['kind'], PrintNote['severity']>> = {
  overflow: 'error',
  'track-overflow': 'error',
  'missing-glyph': 'error',
  continued: 'info',
  'continuation-card': 'warning',
  'missing-art': 'info',
  'broken-art': 'error',
  'low-resolution': 'warning',
  'unread-field': 'warning',
};

/** What the layout has to say about one card. */
export function layoutNotes(character: Character, notes: readonly CardNote[]): PrintNote[] {
  return notes.map((note) => ({
    severity: SEVERITY[note.kind],
    text: `${character.name || character.id}: ${noteSentence(note)}.`,
  }));
}

/** A note for everything that is illegal or not there. A team speaks for its members. */
export function legalityNotes(order: Order): PrintNote[] {
  const { team, characters } = order;
  const asked: readonly AnyDocument[] = team === undefined ? characters : [team];
  const illegal = asked.flatMap((document): PrintNote[] => {
    const errors = judge(document, { characters }).findings.filter((f) => f.severity === 'error');
    const [first] = errors;
    if (first === undefined) return [];
    const name = document.name || document.id;
    return [{ severity: 'error', text: PRINT.illegal(name, first.message, errors.length - 1) }];
  });
  const unknown = cardsOf(order).unknown.map((id): PrintNote => ({ severity: 'error', text: PRINT.unknownMember(id) }));
  return [...illegal, ...unknown];
}
