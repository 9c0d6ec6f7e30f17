import { useCallback, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { Character, Faction } from '../../../../shared/document/schema.ts';
import type { FormSpec } from '../../../../shared/form/form.ts';
import { listMissing, type Requirement } from '../../../../shared/form/missing-requirements.ts';
import { listUserEntries } from '../../../../shared/glossary/glossary.ts';
import type { Finding } from '../../../../shared/rules/finding.ts';
import { formatLateText } from '../../../../shared/texts/late-text.ts';
import { useCommands } from '../../../commands/registry.ts';
import { useFindingIndex } from '../../../fields/document-port.ts';
import { FormContext } from '../../../fields/form-port.ts';
import { RootsProvider } from '../../../fields/roots-provider.tsx';
import { useStable } from '../../../platform/use-latest.ts';
import { useDocuments, useGames, useLibrary } from '../../../store/library-context.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { ArtField } from '../../art/art-field.tsx';
import type { ArtPort } from '../../art/use-art.ts';
import { createFormPort } from './create-form-port.ts';
import { FieldView } from './field-view.tsx';
import css from './form.module.css';
import { CollapsibleSection } from './sections/collapsible-section.tsx';
import { createSectionCommands } from './sections/section-commands.ts';
import { SectionIndex } from './sections/section-index.tsx';
import { computeSectionMarks, type SectionMark } from './sections/section-marks.ts';
import sections from './sections/sections.module.css';
import { getSectionId, useCollapsedSections } from './sections/use-collapsed-sections.ts';
import { useCurrentSection } from './sections/use-current-section.ts';

interface Props {
  character: Character;
  /** A deferred copy of the character. Values are derived from it, so that typing is not delayed. */
  deferredCharacter: Character;
  factions: readonly Faction[];
  art: ArtPort;
  label: string;
}

/** Renders the form that a game defines for its characters. Must be rendered inside `DocumentProvider`. */
export function FormView({ character, deferredCharacter, factions, art, label }: Props) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const { characters } = useLibrary().stores;
  const glossaries = useDocuments('glossaries');
  const game = gameCatalog.getGame(character);
  const formPort = useMemo(
    () =>
      createFormPort(translate, gameCatalog, game, factions, characters.snapshot(), (ruleset, entryKind) =>
        listUserEntries(glossaries, ruleset, entryKind),
      ),
    [game, factions, characters, glossaries, gameCatalog, translate],
  );
  // The document and the values that the game computes from it, which derived fields read.
  const roots = useMemo(() => game.derive(deferredCharacter, formPort.options), [game, deferredCharacter, formPort]);
  const spec = game.forms[character.format];
  const findings = useFindingIndex().all;
  const marks = useStableMarks(spec, findings, listMissing(gameCatalog, deferredCharacter));
  const { isCollapsed, setCollapsed } = useCollapsedSections(game.id);
  const isAllCollapsed = spec.sections.every((section) =>
    isCollapsed(section, formatLateText(translate, section.title)),
  );
  const setAllCollapsed = useCallback(
    (areCollapsed: boolean) => setCollapsed(spec.sections.map(getSectionId), areCollapsed),
    [spec, setCollapsed],
  );
  const formElement = useRef<HTMLFormElement>(null);
  const { currentSection, jumpToSection, trackFocus } = useCurrentSection(formElement);
  useCommands(
    useMemo(
      () => createSectionCommands(translate, spec.sections, currentSection, jumpToSection, setAllCollapsed),
      [spec, currentSection, jumpToSection, setAllCollapsed, translate],
    ),
  );
  const openSection = (sectionIndex: number) => {
    const section = spec.sections[sectionIndex];
    // The section opens first, because a closed last section is too short to scroll to the top.
    if (section !== undefined && isCollapsed(section, formatLateText(translate, section.title)))
      flushSync(() => setCollapsed([getSectionId(section)], false));
    jumpToSection(sectionIndex);
  };
  return (
    <div className={sections.frame}>
      <div className={sections.columns}>
        <SectionIndex
          sections={spec.sections}
          marks={marks}
          currentSection={currentSection}
          isAllCollapsed={isAllCollapsed}
          onJump={openSection}
          onCollapseAll={setAllCollapsed}
        />
        <form
          ref={formElement}
          className={css.form}
          aria-label={label}
          onSubmit={(event) => event.preventDefault()}
          onFocus={({ target }) => trackFocus(target)}
        >
          <FormContext value={formPort}>
            <RootsProvider roots={roots}>
              {spec.sections.map((section, sectionIndex) => (
                <CollapsibleSection
                  key={getSectionId(section)}
                  id={getSectionId(section)}
                  title={formatLateText(translate, section.title)}
                  isCollapsed={isCollapsed(section, formatLateText(translate, section.title))}
                  mark={marks[sectionIndex]}
                  onCollapse={setCollapsed}
                >
                  {section.fields.map((field, fieldIndex) =>
                    field.kind === 'art' ? (
                      <ArtField key="art" character={character} art={art} />
                    ) : (
                      // biome-ignore lint/suspicious/noArrayIndexKey: the fields of a form do not move
                      <FieldView key={fieldIndex} field={field} />
                    ),
                  )}
                </CollapsibleSection>
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
 * Returns the marks of the sections. The array stays the same until a mark changes, so that typing does not render the
 * index again.
 */
function useStableMarks(
  form: FormSpec,
  findings: readonly Finding[],
  missing: readonly Requirement[],
): readonly SectionMark[] {
  const marks = computeSectionMarks(useTranslate(), form, findings, missing);
  return useStable({ text: JSON.stringify(marks), marks }, isSameText).marks;
}
