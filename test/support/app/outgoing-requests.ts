/** Every way in which a page could reach a server, and a server that counts connections. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Starts a server on this machine that counts connections. */
export async function startListener(): Promise<{ server: Server; host: string; visits: () => number }> {
  let visitCount = 0;
  const server = createServer((_request, response) => response.end('hello'));
  server.on('connection', () => {
    visitCount += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, host: `127.0.0.1:${(server.address() as AddressInfo).port}`, visits: () => visitCount };
}

/** Tries every way in which a page could load or send something. Runs in the page. */
export async function tryOutgoingRequests(hostAndPort: string): Promise<void> {
  const serverUrl = `http://${hostAndPort}`;
  const ignoreErrors = async (runAttempt: () => unknown) => {
    try {
      await runAttempt();
    } catch {
      // The attempt was refused, as expected.
    }
  };
  const addElement = (tagName: string, attributes: Record<string, string>) => {
    const newElement = document.createElement(tagName);
    for (const [attributeName, attributeValue] of Object.entries(attributes))
      newElement.setAttribute(attributeName, attributeValue);
    document.body.append(newElement);
    return newElement;
  };
  await ignoreErrors(() => fetch(`${serverUrl}/fetch`, { mode: 'no-cors' }));
  await ignoreErrors(() => navigator.sendBeacon(`${serverUrl}/beacon`, 'x'));
  await ignoreErrors(() => new WebSocket(`ws://${hostAndPort}/socket`));
  await ignoreErrors(() => new EventSource(`${serverUrl}/events`));
  await ignoreErrors(() => navigator.serviceWorker.register(`${serverUrl}/worker.js`));
  await ignoreErrors(() => new Worker(`${serverUrl}/worker.js`));
  await ignoreErrors(() => globalThis.open(`${serverUrl}/open`));
  for (const linkRelation of [
    'stylesheet',
    'preload',
    'prefetch',
    'preconnect',
    'dns-prefetch',
    'modulepreload',
    'icon',
    'manifest',
  ]) {
    addElement('link', { rel: linkRelation, href: `${serverUrl}/${linkRelation}`, as: 'script' });
  }
  for (const tagName of ['img', 'script', 'iframe', 'video', 'audio', 'embed'])
    addElement(tagName, { src: `${serverUrl}/${tagName}` });
  addElement('object', { data: `${serverUrl}/object` });
  addElement('a', { href: `${serverUrl}/ping`, ping: `${serverUrl}/ping`, download: 'x' }).click();
  (addElement('form', { action: `${serverUrl}/form`, method: 'post' }) as HTMLFormElement).submit();
  await ignoreErrors(() => document.fonts.add(new FontFace('x', `url(${serverUrl}/font)`)));
  await ignoreErrors(async () => {
    const connection = new RTCPeerConnection({ iceServers: [{ urls: `stun:${hostAndPort}` }] });
    connection.createDataChannel('x');
    await connection.setLocalDescription(await connection.createOffer());
  });
  await new Promise((resolve) => setTimeout(resolve, 1_000));
}
