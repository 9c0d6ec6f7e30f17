/** What preflight has to say, in words. */
import { noteSentence } from '../card/note-words.ts';
import type { CardAbout, PreflightFinding } from './preflight.ts';

/** One sentence with its subject, without an end mark. */
export function preflightSentence({ name, subject, about }: PreflightFinding): string {
  switch (about.kind) {
    case 'illegal':
      return `${name} is illegal: ${about.reason.replace(/\.$/, '')}${about.more > 0 ? `, and ${about.more} more` : ''}`;
    case 'unknown-member':
      return `${subject}, a member of ${about.team}, is nowhere to be found and cannot be printed`;
    // Said of every card alike, so that it can be told once for all of them.
    case 'missing-faction':
    case 'unread-field':
      return noteSentence(about);
    default:
      return `${name}: ${cardSentence(about)}`;
  }
}

/** What is said of the card itself; a sentence without subject and end mark. */
export function cardSentence(about: CardAbout): string {
  return about.kind === 'unknown-template'
    ? `there is no template ${about.template}; ${about.used} is used instead`
    : noteSentence(about);
}
