import { PanelLeft, PanelRight } from 'lucide-react';
import type { Translate } from '../../../../shared/texts/translate.ts';
import { IconButton } from '../../../components/button.tsx';
import { type Preference, usePreference } from '../../../preferences/preference.ts';
import { LAYERS_PANEL, PROPERTIES_PANEL } from '../../../preferences/studio-panels.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import type { MenuEntry } from './bar-menu.tsx';

type PanelPreference = Preference<'open' | 'closed'>;

const togglePanel = (panel: PanelPreference): void => panel.set(panel.get() === 'open' ? 'closed' : 'open');

/** Buttons that fold the layers and the properties. The choice is remembered. */
export function PanelButtons() {
  const translate = useTranslate();
  const [layers, properties] = [usePreference(LAYERS_PANEL), usePreference(PROPERTIES_PANEL)];
  return (
    <>
      <IconButton
        icon={<PanelLeft />}
        label={translate('studio.panels.layers')}
        aria-pressed={layers === 'open'}
        data-on={layers === 'open' || undefined}
        onPress={() => togglePanel(LAYERS_PANEL)}
      />
      <IconButton
        icon={<PanelRight />}
        label={translate('studio.panels.properties')}
        aria-pressed={properties === 'open'}
        data-on={properties === 'open' || undefined}
        onPress={() => togglePanel(PROPERTIES_PANEL)}
      />
    </>
  );
}

/** Returns the entries of a menu that do the same as the buttons. */
export const usePanelEntries = (translate: Translate): readonly MenuEntry[] => {
  const [layers, properties] = [usePreference(LAYERS_PANEL), usePreference(PROPERTIES_PANEL)];
  return [
    {
      id: 'layers',
      label: translate('studio.panels.layers'),
      isOn: layers === 'open',
      run: () => togglePanel(LAYERS_PANEL),
    },
    {
      id: 'properties',
      label: translate('studio.panels.properties'),
      isOn: properties === 'open',
      run: () => togglePanel(PROPERTIES_PANEL),
    },
  ];
};
