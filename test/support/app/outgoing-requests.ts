/** Every way in which a page could reach a server, and a server that would notice. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server on this machine that counts who comes. */
export async function listener(): Promise<{ server: Server; host: string; visits: () => number }> {
  let visits = 0;
  const server = createServer((_, response) => response.end('hello'));
  server.on('connection', () => {
    visits += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, host: `127.0.0.1:${(server.address() as AddressInfo).port}`, visits: () => visits };
}

/** Tries to leave the page by everything that could load or send something. Runs in the page. */
export async function tryToLeave(host: string): Promise<void> {
  const http = `http://${host}`;
  const quietly = async (attempt: () => unknown) => {
    try {
      await attempt();
    } catch {
      // Refused, as it should be.
    }
  };
  const element = (tag: string, set: Record<string, string>) => {
    const made = document.createElement(tag);
    for (const [name, value] of Object.entries(set)) made.setAttribute(name, value);
    document.body.append(made);
    return made;
  };
  await quietly(() => fetch(`${http}/fetch`, { mode: 'no-cors' }));
  await quietly(() => navigator.sendBeacon(`${http}/beacon`, 'x'));
  await quietly(() => new WebSocket(`ws://${host}/socket`));
  await quietly(() => new EventSource(`${http}/events`));
  await quietly(() => navigator.serviceWorker.register(`${http}/worker.js`));
  await quietly(() => new Worker(`${http}/worker.js`));
  await quietly(() => globalThis.open(`${http}/open`));
  for (const rel of [
    'stylesheet',
    'preload',
    'prefetch',
    'preconnect',
    'dns-prefetch',
    'modulepreload',
    'icon',
    'manifest',
  ]) {
    element('link', { rel, href: `${http}/${rel}`, as: 'script' });
  }
  for (const tag of ['img', 'script', 'iframe', 'video', 'audio', 'embed']) element(tag, { src: `${http}/${tag}` });
  element('object', { data: `${http}/object` });
  element('a', { href: `${http}/ping`, ping: `${http}/ping`, download: 'x' }).click();
  (element('form', { action: `${http}/form`, method: 'post' }) as HTMLFormElement).submit();
  await quietly(() => document.fonts.add(new FontFace('x', `url(${http}/font)`)));
  await quietly(async () => {
    const peer = new RTCPeerConnection({ iceServers: [{ urls: `stun:${host}` }] });
    peer.createDataChannel('x');
    await peer.setLocalDescription(await peer.createOffer());
  });
  await new Promise((resolve) => setTimeout(resolve, 1_000));
}
