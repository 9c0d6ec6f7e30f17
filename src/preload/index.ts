/** The bridge, nothing else: every call goes through its own channel, and no Electron object reaches the page. */
import { contextBridge, ipcRenderer } from 'electron';
import { type Bridge, CHANNELS } from '../shared/bridge.ts';

const bridge: Bridge = {
  saveFile: (request) => ipcRenderer.invoke(CHANNELS.saveFile, request),
  appInfo: () => ipcRenderer.invoke(CHANNELS.appInfo),
};

contextBridge.exposeInMainWorld('rollcall', bridge);
