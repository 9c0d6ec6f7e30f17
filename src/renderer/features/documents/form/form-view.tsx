import { useMemo } from 'react';
import type { Character, Faction } from '../../../../shared/document/schema.ts';
import { gameOf } from '../../../../shared/games/registry.ts';
import { FormContext, RootsContext } from '../../../fields/form-port.ts';
import { useLibrary } from '../../../store/library-context.ts';
import { ArtField } from '../../art/art-field.tsx';
import type { ArtPort } from '../../art/use-art.ts';
import { FieldView } from './field-view.tsx';
import css from './form.module.css';
import { formPort } from './make-form-port.ts';
import { Section } from './section.tsx';

interface Props {
  character: Character;
  /** A deferred copy, from which derived values are computed, so that typing is not delayed. */
  settled: Character;
  factions: readonly Faction[];
  art: ArtPort;
  label: string;
  /** A field has got the focus. */
  onFocus(target: Element): void;
}

/** The form of a character as its game describes it. Stands inside DocumentContext. */
export function FormView({ character, settled, factions, art, label, onFocus }: Props) {
  const { characters } = useLibrary().tables;
  const game = gameOf(character);
  const port = useMemo(() => formPort(game, factions, characters.snapshot()), [game, factions, characters]);
  const roots = useMemo(() => game.derive(settled, port.options), [game, settled, port]);
  return (
    <form
      className={css.form}
      aria-label={label}
      onSubmit={(event) => event.preventDefault()}
      onFocus={(event) => onFocus(event.target)}
    >
      <FormContext value={port}>
        <RootsContext value={roots}>
          {game.forms[character.format].sections.map(({ title, fields }) => (
            <Section key={title} title={title}>
              {fields.map((field, i) =>
                field.kind === 'art' ? (
                  <ArtField key="art" character={character} art={art} />
                ) : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the fields of a form do not move
                  <FieldView key={i} field={field} />
                ),
              )}
            </Section>
          ))}
        </RootsContext>
      </FormContext>
    </form>
  );
}
