/** The Gimmicks as cards: name, Class, the moment they are played at, and what they do (E-121, E-121a). */
import type { GamePiece } from '../../card-rules.ts';
import { GIMMICKS, RULESET_ID } from '../facts.ts';
import { GIMMICK_FACTS } from '../reference/play.ts';
import { GIMMICK_TEXTS, MOMENT_WORDS } from '../reference-words-gimmicks.ts';

/** Puts the numbers of the facts where the words name them. */
const filled = (text: string, numbers: Readonly<Record<string, number | string>> = {}): string =>
  text.replace(/\{(\w+)\}/g, (whole, key: string) => String(numbers[key] ?? whole)).replaceAll(/(^|\s)-(?=\d)/g, '$1−');

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const gimmickPieces = (): GamePiece[] =>
  GIMMICKS.map(({ id, class: classId }) => {
    const [name, does] = GIMMICK_TEXTS[id];
    const { when, n } = GIMMICK_FACTS[id];
    const text = sentence(filled(does, n));
    const data = { id, name, class: classId, when: MOMENT_WORDS[when], text };
    return { kind: 'gimmick', ruleset: RULESET_ID, id, name, copies: 1, data };
  });
