"""A bot for Orrery: plays a whole game with random answers, with nothing but Python's standard library.

    python3 examples/bot.py http://localhost:4242 GAME      the key (made in the app's settings) in ORRERY_KEY

The messages are described by /api/asyncapi.json of every server."""
import base64, json, os, random, socket, ssl, struct, sys, time
from urllib.parse import urlsplit

class Wire:
    """JSON over a WebSocket: its handshake, and frames of text."""
    def __init__(self, url):
        at = urlsplit(url)
        self.out = socket.create_connection((at.hostname, at.port or (443 if at.scheme == 'https' else 80)))
        if at.scheme == 'https': self.out = ssl.create_default_context().wrap_socket(self.out, server_hostname=at.hostname)
        self.inn, key = self.out.makefile('rb'), base64.b64encode(os.urandom(16)).decode()
        self.out.sendall(f'GET /socket HTTP/1.1\r\nHost: {at.netloc}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n'
                         f'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n'.encode())
        if b' 101 ' not in self.inn.readline(): raise ConnectionError('no Orrery there')
        while self.inn.readline().strip(): pass
    def frame(self, kind, data):
        mask, size = os.urandom(4), (struct.pack('!B', 128 | len(data)) if len(data) < 126 else struct.pack('!BH', 254, len(data)))
        self.out.sendall(bytes([128 | kind]) + size + mask + bytes(byte ^ mask[at % 4] for at, byte in enumerate(data)))
    def hear(self):
        while True:
            kind, size = self.inn.read(2)
            if size > 125: size = int.from_bytes(self.inn.read(2 if size == 126 else 8), 'big')
            data = self.inn.read(size)
            if kind & 15 == 1: return json.loads(data)
            if kind & 15 == 9: self.frame(10, data)
            if kind & 15 == 8: raise ConnectionError(data[2:].decode())
    def ask(self, type, **fields):
        """Sends a request and waits for its reply; what is told meanwhile is not needed, since the bot looks anew each time."""
        while True:
            ref = base64.b32encode(os.urandom(10)).decode()
            self.frame(1, json.dumps({'type': type, 'ref': ref, **fields}).encode())
            reply = next(said for said in iter(self.hear, None) if said.get('ref') == ref)
            if reply['type'] != 'error': return reply
            if reply['code'] != 'too-fast': raise RuntimeError(reply['message'])
            time.sleep(reply['retryAfter'] / 1000)

def answer(question):
    """Any legal answer: one option, or as many as have to be, within the bounds."""
    ids = [option['id'] for option in question.get('options', [])]
    if question['kind'] == 'options': return {'option': random.choice(ids)}
    if question['kind'] == 'plan': return {'concede': True}
    while True:
        chosen = random.sample(ids, random.randint(question['least'], min(question['most'], len(ids))))
        sums = [(sum(weight for one, weight in zip(bound['of'], bound.get('weights') or [1] * len(bound['of'])) if one in chosen), bound)
                for bound in question.get('bounds') or []]
        if all(bound.get('least', 0) <= total <= bound.get('most', total) for total, bound in sums): return {'options': chosen}

wire = Wire(sys.argv[1])
wire.ask('hello', protocol=6, token=os.environ['ORRERY_KEY'])
table = wire.ask('create', game=sys.argv[2], settings={}, seats=[{'kind': 'me'}], listed=False)['table']
while (shown := wire.ask('watch', table=table))['info']['stage'] != 'over':
    seen = shown['eyes'][0]['seen']
    if seen['question'] is None: next(said for said in iter(wire.hear, None) if said['type'] == 'step')
    else: wire.ask('answer', table=table, seat=0, version=seen['version'], answer=answer(seen['question']))
print(json.dumps({'table': table, 'version': shown['eyes'][0]['seen']['version'], **shown['eyes'][0]['seen']['result']}))
