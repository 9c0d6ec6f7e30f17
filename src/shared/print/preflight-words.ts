/** What preflight has to say, in words. */
import { noteSentence } from '../card/note-words.ts';
import type { PreflightFinding } from './preflight.ts';

/** One sentence with its subject, without an end mark. */
export function preflightSentence({ name, subject, about }: PreflightFinding): string {
  switch (about.kind) {
    case 'illegal':
      return `${name} is illegal: ${about.reason.replace(/\.$/, '')}${about.more > 0 ? `, and ${about.more} more` : ''}`;
    case 'unknown-member':
      return `${subject}, a member of ${about.team}, is nowhere to be found and cannot be printed`;
    case 'unknown-template':
      return `${name}: there is no template ${about.template}; ${about.used} is used instead`;
    // Said of every card alike, so that it can be told once for all of them.
    case 'missing-faction':
    case 'unread-field':
      return noteSentence(about);
    default:
      return `${name}: ${noteSentence(about)}`;
  }
}
