/** The bridge, nothing else: every call goes through its own channel, and no Electron object reaches the page. */
import { contextBridge, ipcRenderer } from 'electron';
import { type Bridge, CHANNELS, CLOSING } from '../shared/bridge.ts';

const bridge: Bridge = {
  saveFile: (request) => ipcRenderer.invoke(CHANNELS.saveFile, request),
  appInfo: () => ipcRenderer.invoke(CHANNELS.appInfo),
  onClosing: (written) => {
    ipcRenderer.removeAllListeners(CLOSING);
    const answer = () => ipcRenderer.invoke(CHANNELS.mayClose);
    ipcRenderer.on(CLOSING, () => void written().then(answer, answer));
  },
};

contextBridge.exposeInMainWorld('rollcall', bridge);
