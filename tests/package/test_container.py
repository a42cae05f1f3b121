"""The container, as far as that can be seen without an engine: its files are held against the rest of the project, and
its stages are gone through by hand.

No container engine runs where these tests do. The slow test stands in for one: it runs the first stage's own command in
a copy of the checkout, the last stage's own command in a bare root (bubblewrap: Python, the system's libraries and a
fresh virtual environment), and there the server with the image's command and the one of the compose file, as the
image's user, on a read-only file system, until the health check's own command is content.
"""

import re
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.databases import Postgres, run
from tests.package.container import (
    BareRoot,
    build_first_stage,
    composition,
    copy_context,
    of,
    only,
    stages,
)
from tests.package.packing import ROOT

from gueridon.server.serving import LEAVE_SECONDS

GLOBAL, FIRST, LAST = stages()
SERVICES = composition().services


def test_the_image_has_the_python_that_the_tests_run_on():
    (tested,) = re.findall(r'python-version: "(.+)"', (ROOT / ".github/workflows/test.yml").read_text("utf-8"))
    assert only(GLOBAL, "ARG").words == f"PYTHON={tested}"
    assert [only(stage, "FROM").words.split("-")[0] for stage in (FIRST, LAST)] == ["python:${PYTHON}"] * 2


def test_the_first_stage_makes_what_a_checkout_makes_and_the_last_installs_nothing_else():
    makefile = (ROOT / "Makefile").read_text("utf-8")
    folder = only(FIRST, "WORKDIR").words
    made, wheels = only(FIRST, "RUN").words, re.search(r"^WHEELS := (\S+)", makefile, re.M)
    assert re.search(rf"^{made.removeprefix('make ')}: \$\(PLAYABLE\) \$\(PAGE\)", makefile, re.M)
    assert wheels
    installs = of(LAST, "RUN")[-1].words
    assert f"source={folder}/{wheels[1]},target=/wheels " in installs
    assert "--no-index --find-links /wheels" in installs
    assert '"gueridon[cluster]"' in installs
    assert re.search(r"--extra cluster pyproject.toml .*-o tools/play.lock", makefile)
    assert of(LAST, "COPY") == of(LAST, "ADD") == []


def test_the_image_serves_as_a_user_of_its_own_and_says_how_it_is():
    user = only(LAST, "USER").words
    assert int(user) > 0
    assert f"--uid {user} " in of(LAST, "RUN")[0].words
    command = only(LAST, "ENTRYPOINT").command() + only(LAST, "CMD").command()
    assert command[:2] == ["gueridon", "serve"]
    assert command[-1] == only(LAST, "VOLUME").words
    asks = only(LAST, "HEALTHCHECK").command()[-1]
    assert f"http://127.0.0.1:{only(LAST, 'EXPOSE').words}/health" in asks


def test_no_registry_is_named():
    named = [only(stage, "FROM").words.split()[0] for stage in (FIRST, LAST)]
    named += [service.image for service in SERVICES.values() if service.image]
    assert [image for image in named if "/" in image] == []


def test_an_engine_is_sent_what_git_keeps():
    kept_out = [line for line in (ROOT / ".gitignore").read_text("utf-8").splitlines() if line]
    for_an_engine = [line.strip("/") if line.startswith("/") else f"**/{line.strip('/')}" for line in kept_out]
    said = (ROOT / ".dockerignore").read_text("utf-8").splitlines()
    assert [line for line in said if not line.startswith("#")] == for_an_engine


def test_every_service_has_no_power_that_it_does_not_need():
    for service in SERVICES.values():
        assert service.read_only
        assert service.cap_drop == ["ALL"]
        assert service.security_opt == ["no-new-privileges:true"]
    assert {name: service.cap_add for name, service in SERVICES.items() if service.cap_add} == {
        "caddy": ["NET_BIND_SERVICE"]
    }
    assert [name for name, service in SERVICES.items() if service.ports] == ["caddy"]
    assert [name for name, service in SERVICES.items() if service.network_mode == "none"] == ["bus", "database"]


def test_several_servers_share_the_house_and_each_is_given_the_time_to_say_goodbye():
    server = SERVICES["server"]
    assert [name for name, service in SERVICES.items() if service.build] == ["server"]
    assert server.deploy == {"replicas": "${GUERIDON_SERVERS:-2}"}
    assert server.container_name is None, "with a name of its own there can be but one"
    assert "--join" in server.command
    assert int(server.stop_grace_period.removesuffix("s")) > LEAVE_SECONDS


def test_the_servers_find_the_bus_by_its_socket_and_it_keeps_nothing():
    words, (volume,) = SERVICES["bus"].command, SERVICES["bus"].volumes
    said = dict(zip(words[1::2], words[2::2], strict=True))
    assert said["--save"] == ""
    assert said["--port"] == "0"
    name, _, folder = volume.partition(":")
    (seen,) = [mounted for mounted in SERVICES["server"].volumes if mounted.startswith(f"{name}:")]
    socket = said["--unixsocket"].replace(folder, seen.partition(":")[2])
    assert f"--bus=unix://{socket}" in SERVICES["server"].command


def test_whatever_services_share_or_keep_is_a_volume_that_is_declared():
    mounted = {volume.split(":")[0] for service in SERVICES.values() for volume in service.volumes}
    assert {name for name in mounted if not name.startswith(".")} == composition().volumes.keys()
    assert all((ROOT / name).is_file() for name in mounted if name.startswith("."))
    (socket,) = {*SERVICES["server"].volumes} & {*SERVICES["database"].volumes}
    assert SERVICES["server"].command[-1].endswith(f"host={socket.split(':')[1]}")


def test_caddy_leads_to_all_servers_by_the_table_and_keeps_the_figures_in_the_house():
    caddyfile = (ROOT / "tools/Caddyfile").read_text("utf-8")
    assert f"dynamic a server {only(LAST, 'EXPOSE').words} {{\n" in caddyfile
    assert "respond /metrics 403\n" in caddyfile
    (pattern,) = re.findall(r"path_regexp table (\S+)\n", caddyfile)
    (led_by,) = re.findall(r"lb_policy header (\S+)\n", caddyfile)
    assert f"request_header @table {led_by} {{re.table.1}}\n" in caddyfile
    found = re.match(pattern, f"/api/tables/{'0123456789ab' * 2}/socket")
    assert found
    assert found[1] == "0123456789ab" * 2


@pytest.fixture
def open_folder() -> Iterator[Path]:
    """One that a user who is not root may enter."""
    folder = Path(tempfile.mkdtemp(prefix="gueridon-"))
    folder.chmod(0o755)
    yield folder
    shutil.rmtree(folder)


@pytest.mark.slow
@pytest.mark.timeout(5400)
def test_by_hand_both_stages_make_a_server_that_is_healthy_and_can_write_nothing_but_its_data(
    open_folder: Path, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
):
    for name in ("PYTHONPATH", "PYTHONPYCACHEPREFIX", "GUERIDON_FULL", "MAKEFLAGS", "MAKELEVEL"):
        monkeypatch.delenv(name, raising=False)
    context = copy_context(open_folder / "context")
    build_first_stage(context)
    image = BareRoot.fresh(open_folder / "image")
    image.install(context / "build/wheels")

    (data := open_folder / "data").mkdir()
    served = image.serve(only(LAST, "CMD").command(), {data: "/data"})
    assert served.returncode == 0, served.stdout + served.stderr
    assert f"user {only(LAST, 'USER').words}, writable: /data /dev /tmp\n" in served.stdout
    assert [file.name for file in data.iterdir()] == ["gueridon.sqlite"]

    served = image.serve(composed_command(), {house_of(postgres): "/var/run/postgresql"})
    assert served.returncode == 0, served.stdout + served.stderr
    assert "writable: /dev /tmp\n" in served.stdout


def composed_command() -> list[str]:
    """As compose fills it in."""
    return [word.replace("${GUERIDON_SITE}", "localhost") for word in SERVICES["server"].command]


def house_of(postgres: Postgres) -> Path:
    """The folder of its socket, behind which it is as the database of the compose file makes it."""
    name = SERVICES["database"].environment["POSTGRES_USER"]
    as_owner = ("--host", str(postgres.folder), "--username", "postgres")
    run("createuser", *as_owner, name)
    run("createdb", *as_owner, "--owner", name, name)
    postgres.folder.chmod(0o755)
    return postgres.folder
