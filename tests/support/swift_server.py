"""OpenStack Swift with its S3 interface, whole in one process: account, container and object server, and the proxy.

Arguments: an empty folder, an access key such as test:tester, its secret. Prints its port on 127.0.0.1.
"""
import array
import os
import sys

import eventlet

eventlet.patcher.monkey_patch(all=False, socket=True, select=True, thread=True, time=True)

from swift.common import utils  # noqa: E402

folder, access_key, secret = sys.argv[1:4]
settings = os.path.join(folder, 'swift.conf')
with open(settings, 'w') as file:
    file.write('[swift-hash]\nswift_hash_path_suffix = tests\n[storage-policy:0]\nname = only\ndefault = yes\n')
utils.SWIFT_CONF_FILE = settings
utils.HASH_PATH_SUFFIX = b'tests'
utils.validate_hash_conf = lambda: None

from swift.account.server import AccountController  # noqa: E402
from swift.common.ring import RingData  # noqa: E402
from swift.common.wsgi import loadapp  # noqa: E402
from swift.container.server import ContainerController  # noqa: E402
from swift.obj.server import ObjectController  # noqa: E402

os.makedirs(os.path.join(folder, 'disks', 'only'))
conf = {
    'devices': os.path.join(folder, 'disks'),
    'mount_check': 'false',
    'swift_dir': folder,
    # Lists are up to date when an upload is answered, also on a busy machine.
    'container_update_timeout': '30',
    'recon_cache_path': folder,
}
logger = utils.get_logger({'log_level': 'CRITICAL'}, 'swift')
servers = {'account': AccountController, 'container': ContainerController, 'object': ObjectController}
for name, server in servers.items():
    socket = eventlet.listen(('127.0.0.1', 0))
    port = socket.getsockname()[1]
    device = {
        'id': 0, 'region': 1, 'zone': 0, 'weight': 1.0, 'device': 'only', 'meta': '',
        'ip': '127.0.0.1', 'port': port, 'replication_ip': '127.0.0.1', 'replication_port': port,
    }
    RingData([array.array('H', [0] * 16)], [device], 28).save(os.path.join(folder, name + '.ring.gz'))
    eventlet.spawn(eventlet.wsgi.server, socket, server(dict(conf), logger=logger), log_output=False)

user, _, name = access_key.partition(':')
proxy = os.path.join(folder, 'proxy.conf')
with open(proxy, 'w') as file:
    file.write(f'''[DEFAULT]
swift_dir = {folder}
log_level = CRITICAL
[pipeline:main]
pipeline = catch_errors cache bulk s3api tempauth slo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
node_timeout = 30
conn_timeout = 5
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:1
[filter:bulk]
use = egg:swift#bulk
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
[filter:slo]
use = egg:swift#slo
[filter:tempauth]
use = egg:swift#tempauth
user_{user}_{name} = {secret} .admin
''')
app = loadapp(proxy, global_conf={'log_name': 'swift'})
socket = eventlet.listen(('127.0.0.1', 0))


def end_with_parent():
    """Its parent holds the other end of standard input, whatever becomes of it."""
    eventlet.tpool.execute(sys.stdin.read)
    os._exit(0)


eventlet.spawn(end_with_parent)
print(socket.getsockname()[1], flush=True)
eventlet.wsgi.server(socket, app, log_output=False)
