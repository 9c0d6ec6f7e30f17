import { memo, useMemo } from 'react';
import { isStyle } from '../../../../shared/card/style/card-style.ts';
import type { OfferedSlot } from '../../../../shared/card/style/offered-slots.ts';
import { formatStyleFinding } from '../../../../shared/card/style/style-finding.ts';
import { listTemplatesFor } from '../../../../shared/card/template/game-templates.ts';
import type { CardTemplate } from '../../../../shared/card/template/template.ts';
import { SeverityIcon } from '../../../components/findings/severity-icon.tsx';
import { Select } from '../../../components/inputs/select.tsx';
import { useGames } from '../../../store/library-context.ts';
import { useSavedTemplates, useStyleModule } from '../../../store/templates/use-templates.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { TextInput } from '../properties/inputs/text-input.tsx';
import type { CardMaker } from '../use-card-maker.ts';
import { ColorsSection } from './colors-section.tsx';
import { ArtFields, BorderFields, BoxFields, GroundFields } from './decoration-fields.tsx';
import { IconsSection } from './icons-section.tsx';
import { SlotFields } from './slot-fields.tsx';
import css from './style.module.css';
import type { StyleEditing } from './style-editing.ts';
import { DensityFields, TypeSection } from './type-section.tsx';

interface Props {
  editing: StyleEditing;
  cardMaker: CardMaker;
}

/** Edits all settings of a style. The component is memoized, so that view options such as the card size do not render it again. */
export const StyleForm = memo(function StyleForm({ editing, cardMaker }: Props) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const { style, base, problems, game, commitEdits } = editing;
  const styleSlots = useStyleModule().listOfferedSlots(base);
  const savedTemplates = useSavedTemplates();
  const baseTemplates = useMemo(() => {
    const ownTemplates = savedTemplates.filter(
      (savedTemplate): savedTemplate is CardTemplate => !isStyle(savedTemplate),
    );
    const sameSubjectTemplates = listTemplatesFor(gameCatalog, game, ownTemplates).filter(
      ({ of: subjectKind }) => subjectKind === base.of,
    );
    return sameSubjectTemplates.some(({ id }) => id === base.id)
      ? sameSubjectTemplates
      : [base, ...sameSubjectTemplates];
  }, [savedTemplates, game, base, gameCatalog]);
  // The part of a slot is `back` or `frame`. Slots without a part decide where things are on the front.
  const renderSlots = (offeredSlots: readonly OfferedSlot[]) =>
    offeredSlots.map((slot) => <SlotFields key={slot.id} slot={slot} editing={editing} cardMaker={cardMaker} />);
  return (
    <>
      <section className={css.section}>
        <TextInput
          label={translate('style.name')}
          value={style.name}
          isDisabled={false}
          onChange={(nextName) => {
            if (nextName.trim() !== '') commitEdits([{ op: 'set', path: '/name', value: nextName.trim() }], true);
          }}
        />
        <Select
          label={translate('style.base')}
          value={base.id}
          choices={baseTemplates.map(({ id, name }) => ({
            id,
            label: name,
          }))}
          onChange={(templateId) => commitEdits([{ op: 'set', path: '/base', value: templateId }])}
        />
        <p className={css.hint}>{translate('style.baseHint')}</p>
        {problems.map((problem) => (
          <p key={JSON.stringify(problem)} className={css.problem}>
            <SeverityIcon severity="warning" />
            {formatStyleFinding(translate, problem)}
          </p>
        ))}
      </section>
      <ColorsSection editing={editing} />
      <TypeSection editing={editing} />
      <section className={css.section} aria-label={translate('style.frame')}>
        <h2>{translate('style.frame')}</h2>
        {renderSlots(styleSlots.filter(({ part }) => part === 'frame'))}
        <BorderFields editing={editing} />
        <GroundFields editing={editing} />
        <DensityFields editing={editing} />
      </section>
      <section className={css.section} aria-label={translate('style.where')}>
        <h2>{translate('style.where')}</h2>
        {styleSlots.every(({ part }) => part !== undefined) ? (
          <p className={css.hint}>{translate('style.nowhere')}</p>
        ) : null}
        {renderSlots(styleSlots.filter(({ part }) => part === undefined))}
        <BoxFields editing={editing} />
        <ArtFields editing={editing} />
      </section>
      <IconsSection editing={editing} />
      <section className={css.section} aria-label={translate('style.back')}>
        <h2>{translate('style.back')}</h2>
        {styleSlots.some(({ part }) => part === 'back') ? null : (
          <p className={css.hint}>{translate('style.noBack')}</p>
        )}
        {renderSlots(styleSlots.filter(({ part }) => part === 'back'))}
      </section>
    </>
  );
});
