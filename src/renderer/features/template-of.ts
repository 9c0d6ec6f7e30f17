import { chooseTemplate } from '../../shared/card/choose-template.ts';
import { templateChoices } from '../../shared/card/sizes.ts';
import type { CardTemplate } from '../../shared/card/template.ts';
import { builtInTemplates } from '../../shared/card/templates.ts';
import type { Character } from '../../shared/document/schema.ts';
import type { Choice } from '../components/choice.ts';

/** The template that a character's card is shown and printed with. */
export const templateOf = (character: Character): CardTemplate =>
  chooseTemplate(character, builtInTemplates()).template;

/** All templates of characters, in all their sizes. */
export const TEMPLATE_CHOICES: readonly Choice[] = templateChoices(builtInTemplates()).map(
  ({ id, name, template: { size } }) => ({
    id,
    label: name,
    note: `${size.width} × ${size.height} mm`,
  }),
);

/** What a document holds of the first template: nothing, as it is what all others have. */
export const storedTemplate = (id: string): string | undefined => (id === TEMPLATE_CHOICES[0]?.id ? undefined : id);
