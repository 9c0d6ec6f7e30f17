import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { useDrop } from '../../../../src/renderer/components/use-drop.ts';

function DropTarget() {
  const { handlers } = useDrop('Files', () => undefined);
  return <div {...handlers} />;
}

it('accepts both events that can be the last one before a drop, and ignores data of other types', () => {
  const container = document.createElement('div');
  document.body.append(container);
  const reactRoot = createRoot(container);
  flushSync(() => reactRoot.render(<DropTarget />));
  const isAccepted = (eventType: string, dataType: string) => {
    const event = new Event(eventType, { bubbles: true, cancelable: true });
    Object.assign(event, { dataTransfer: { types: [dataType], dropEffect: 'none' } });
    container.firstElementChild?.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(['dragenter', 'dragover'].map((eventType) => isAccepted(eventType, 'Files'))).toEqual([true, true]);
  expect(['dragenter', 'dragover'].map((eventType) => isAccepted(eventType, 'text/plain'))).toEqual([false, false]);
  reactRoot.unmount();
  container.remove();
});
