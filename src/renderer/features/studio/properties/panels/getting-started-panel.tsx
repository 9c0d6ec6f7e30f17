import { Check, Plus } from 'lucide-react';
import type { Preset } from '../../../../../shared/studio/presets/preset-elements.ts';
import { getPresetSide, isPresetOnSide } from '../../../../../shared/studio/presets/presets.ts';
import { getSideElements, type StudioView } from '../../../../../shared/studio/view.ts';
import { Button } from '../../../../components/button.tsx';
import { useTranslate } from '../../../../texts/use-translate.ts';
import type { Studio } from '../../use-studio.ts';
import type { StudioActions } from '../../use-studio-actions.ts';
import css from '../properties.module.css';
import panels from './panels.module.css';

export interface GettingStartedProps {
  studio: Studio;
  actions: StudioActions;
  presets: readonly Preset[];
}

/** The maximum number of elements on the front of a card that was just started: those of an empty template and a few more. */
const MAX_STARTER_ELEMENTS = 12;

/** Whether the front of a card has more than a few elements. Callers check this once, so that the panel does not vanish during use. */
export const hasManyElements = (studioView: StudioView): boolean =>
  getSideElements(studioView, 'front').length > MAX_STARTER_ELEMENTS;

/** Offers what a new card still needs, one button for each preset (ready-made elements such as a name or a row of stats). */
export function GettingStartedPanel({ studio, actions, presets }: GettingStartedProps) {
  const translate = useTranslate();
  const { studioView, side, canEdit } = studio;
  if (!canEdit || studioView.size !== undefined || side === 'more') return null;
  if (presets.every((preset) => isPresetOnSide(studioView, getPresetSide(preset, 'front'), preset))) return null;
  return (
    <section className={css.section} aria-label={translate('studio.begin')}>
      <h3>{translate('studio.begin')}</h3>
      <p className={panels.note}>{translate('studio.beginHint')}</p>
      <Button kind="primary" icon={<Plus />} onPress={actions.addAllPresets}>
        {translate('studio.addAll')}
      </Button>
      <div className={panels.begin}>
        {presets.map((preset) => {
          const isPresent = isPresetOnSide(studioView, getPresetSide(preset, side), preset);
          return (
            <Button
              key={preset}
              kind="quiet"
              icon={isPresent ? <Check /> : <Plus />}
              isDisabled={isPresent}
              onPress={() => actions.addPresetUnselected(preset)}
            >
              {translate(`studio.presets.${preset}`)}
            </Button>
          );
        })}
      </div>
    </section>
  );
}
