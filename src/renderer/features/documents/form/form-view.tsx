import { useCallback, useMemo, useRef } from 'react';
import type { Character, Faction } from '../../../../shared/document/schema.ts';
import type { FormSpec } from '../../../../shared/form/form.ts';
import { listMissing, type Requirement } from '../../../../shared/form/missing-requirements.ts';
import { listUserEntries } from '../../../../shared/glossary/glossary.ts';
import type { Finding } from '../../../../shared/rules/finding.ts';
import { formatLateText } from '../../../../shared/texts/late-text.ts';
import { useCommands } from '../../../commands/registry.ts';
import { useFindingIndex } from '../../../fields/document-port.ts';
import { FormContext } from '../../../fields/form-port.ts';
import { RootsProvider } from '../../../fields/roots.tsx';
import { useStable } from '../../../platform/use-latest.ts';
import { useDocuments, useGames, useLibrary } from '../../../store/library-context.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { ArtField } from '../../art/art-field.tsx';
import type { ArtPort } from '../../art/use-art.ts';
import { FieldView } from './field-view.tsx';
import css from './form.module.css';
import { formPort } from './make-form-port.ts';
import { useFolded } from './sections/folded.ts';
import { FoldingSection } from './sections/folding-section.tsx';
import { sectionCommands } from './sections/section-commands.ts';
import { SectionIndex } from './sections/section-index.tsx';
import { marksOf, type SectionMark } from './sections/section-marks.ts';
import sections from './sections/sections.module.css';
import { useCurrentSection } from './sections/use-current-section.ts';

interface Props {
  character: Character;
  /** A deferred copy, from which derived values are computed, so that typing is not delayed. */
  settled: Character;
  factions: readonly Faction[];
  art: ArtPort;
  label: string;
}

/** The form of a character, as its game describes it. Must be rendered inside DocumentProvider. */
export function FormView({ character, settled, factions, art, label }: Props) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const { characters } = useLibrary().stores;
  const glossaries = useDocuments('glossaries');
  const game = gameCatalog.getGame(character);
  const port = useMemo(
    () =>
      formPort(translate, gameCatalog, game, factions, characters.snapshot(), (ruleset, kind) =>
        listUserEntries(glossaries, ruleset, kind),
      ),
    [game, factions, characters, glossaries, gameCatalog, translate],
  );
  const roots = useMemo(() => game.derive(settled, port.options), [game, settled, port]);
  const spec = game.forms[character.format];
  const findings = useFindingIndex().all;
  const marks = useMarks(spec, findings, listMissing(gameCatalog, settled));
  const { titles, fold } = useFolded(game.id);
  const isAllFolded = spec.sections.every(({ title }) => titles.has(formatLateText(translate, title)));
  const foldAll = useCallback(
    (isFolded: boolean) =>
      fold(
        spec.sections.map(({ title }) => formatLateText(translate, title)),
        isFolded,
      ),
    [spec, fold, translate],
  );
  const box = useRef<HTMLFormElement>(null);
  const { current, jump, focused } = useCurrentSection(box);
  useCommands(
    useMemo(
      () => sectionCommands(translate, spec.sections, current, jump, foldAll),
      [spec, current, jump, foldAll, translate],
    ),
  );
  return (
    <div className={sections.frame}>
      <div className={sections.columns}>
        <SectionIndex
          sections={spec.sections}
          marks={marks}
          current={current}
          isAllFolded={isAllFolded}
          onJump={jump}
          onFoldAll={foldAll}
        />
        <form
          ref={box}
          className={css.form}
          aria-label={label}
          onSubmit={(event) => event.preventDefault()}
          onFocus={({ target }) => focused(target)}
        >
          <FormContext value={port}>
            <RootsProvider roots={roots}>
              {spec.sections.map(({ title, fields }, n) => (
                <FoldingSection
                  key={formatLateText(translate, title)}
                  title={formatLateText(translate, title)}
                  isFolded={titles.has(formatLateText(translate, title))}
                  mark={marks[n]}
                  onFold={fold}
                >
                  {fields.map((field, index) =>
                    field.kind === 'art' ? (
                      <ArtField key="art" character={character} art={art} />
                    ) : (
                      // biome-ignore lint/suspicious/noArrayIndexKey: the fields of a form do not move
                      <FieldView key={index} field={field} />
                    ),
                  )}
                </FoldingSection>
              ))}
            </RootsProvider>
          </FormContext>
        </form>
      </div>
    </div>
  );
}

const isSameText = (a: { readonly text: string }, b: { readonly text: string }): boolean => a.text === b.text;

/**
 * Returns the marks of the sections: the same array until one of them changes, so that typing does not render the index
 * again.
 */
function useMarks(
  form: FormSpec,
  findings: readonly Finding[],
  missing: readonly Requirement[],
): readonly SectionMark[] {
  const marks = marksOf(useTranslate(), form, findings, missing);
  return useStable({ text: JSON.stringify(marks), marks }, isSameText).marks;
}
