import type { SlotEdits } from '../../../shared/studio/slots.ts';

type Why = Extract<SlotEdits, { ok: false }>['why'];

/** The panel in which places of a template get choices for styles. */
export const SLOTS = {
  title: 'Choices for styles',
  hint: 'Choose elements on the card and make a place of them: styles then choose between these and what else may stand there.',
  add: 'Make a place of what is chosen',
  addChoice: 'Add as a choice',
  place: (n: number): string => `Place ${n}`,
  choice: (n: number): string => `Choice ${n}`,
  standard: 'As drawn',
  nothing: 'Nothing',
  count: (n: number): string => (n === 1 ? '1 choice' : `${n} choices`),
  name: 'Name of the place',
  standardName: 'What stands there by itself',
  choiceName: 'Name of the choice',
  part: 'Where the form of styles shows it',
  parts: { where: 'What stands where', frame: 'Frame & density', back: 'Back' },
  select: (n: number): string => (n === 1 ? 'Choose its element' : `Choose its ${n} elements`),
  swap: (choice: string): string => `Put “${choice}” on the card, and what stands there in its place`,
  refused: {
    nothing: 'Choose elements on the card first.',
    size: 'Choices are made in the card’s own size: show that first.',
    taken:
      'Another place changes some of what stands here too, so it has to stay on the card. Remove that place first.',
    own: 'Some of these stand in a place by themselves. Choose what shall stand there instead.',
    inside: 'What stands in for a picture cannot be chosen for by itself. Choose the picture.',
    words: 'Words from elsewhere go to one of these: it has to stay on the card.',
    full: 'There are as many as a template may have.',
    changes: 'The choices of this place change what stands there instead of bringing something else.',
  } satisfies Record<Why, string>,
};
