"""The Dockerfile and the compose file, read; the last stage made and run by hand, in a root that has nothing else."""

import json
import re
import shutil
import subprocess
import sys
import venv
from dataclasses import dataclass
from pathlib import Path

import msgspec
from tests.package.environments import TRIAL, python_of
from tests.package.packing import ROOT, Run
from tests.patience import LONG_SECONDS

BUILDING_SECONDS = 3600  # for the page and everything that is compiled, however busy the machine is
SYSTEM = ("/usr", "/lib", "/lib64", "/bin")  # whatever of these there is


@dataclass(frozen=True)
class Instruction:
    name: str
    words: str

    def without_options(self) -> str:
        """What is run, without what the engine is told about it."""
        return re.sub(r"^(--\S+\s+)+", "", self.words)

    def command(self) -> list[str]:
        """Of an instruction in the form that needs no shell."""
        command: list[str] = json.loads(self.without_options().removeprefix("CMD "))
        return command


def stages() -> list[list[Instruction]]:
    """The instructions of each stage, its ``FROM`` first; what stands before the first one is a stage without."""
    text = re.sub(r"^#.*\n", "", (ROOT / "Dockerfile").read_text("utf-8"), flags=re.M)
    found: list[list[Instruction]] = [[]]
    for line in re.sub(r"\\\n\s*", "", text).splitlines():
        if line:
            name, _, words = line.partition(" ")
            found += [[]] if name == "FROM" else []
            found[-1].append(Instruction(name, words))
    return found


def of(stage: list[Instruction], name: str) -> list[Instruction]:
    return [one for one in stage if one.name == name]


def only(stage: list[Instruction], name: str) -> Instruction:
    (found,) = of(stage, name)
    return found


class ComposedService(msgspec.Struct):
    image: str | None = None
    build: str | None = None
    container_name: str | None = None
    deploy: dict[str, str] = {}
    command: list[str] = []
    user: str | None = None
    network_mode: str | None = None
    environment: dict[str, str] = {}
    ports: list[str] = []
    volumes: list[str] = []
    read_only: bool = False
    tmpfs: list[str] = []
    cap_drop: list[str] = []
    cap_add: list[str] = []
    security_opt: list[str] = []
    stop_grace_period: str = "10s"


class Composition(msgspec.Struct):
    services: dict[str, ComposedService]
    volumes: dict[str, None]


def composition() -> Composition:
    return msgspec.yaml.decode((ROOT / "compose.yaml").read_bytes(), type=Composition)


def copy_context(to: Path) -> Path:
    """What ``COPY . .`` brings: the files that git knows, which is what ``.dockerignore`` leaves of a checkout."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    for name in filter(None, listed.split("\0")):
        if (ROOT / name).is_file():
            (to / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, to / name)
    return to


def build_first_stage(context: Path) -> None:
    """The one command of the first stage, on this machine instead of in its image."""
    command = only(stages()[1], "RUN").words
    done = subprocess.run(["sh", "-c", command], cwd=context, capture_output=True, text=True, timeout=BUILDING_SECONDS)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-4000:]


@dataclass(frozen=True)
class BareRoot:
    """A root with Python, the system's libraries and one virtual environment: this stands in for the image."""

    environment: Path

    @classmethod
    def fresh(cls, environment: Path) -> "BareRoot":
        venv.create(environment, with_pip=True, symlinks=True)
        return cls(environment)

    def install(self, wheels: Path) -> None:
        """As the last stage does, by its own command."""
        command = of(stages()[-1], "RUN")[-1].without_options()
        done = self.run(
            "sh", "-c", command, writable={self.environment: self.environment}, readable={wheels: "/wheels"}
        )
        assert done.returncode == 0, done.stdout + done.stderr

    def serve(self, command: list[str], writable: dict[Path, Path | str]) -> Run:
        """The server with this command, asked by the health check's own, as ``trial.py container`` does it."""
        last = stages()[-1]
        start = json.dumps(only(last, "ENTRYPOINT").command() + command)
        health = json.dumps(only(last, "HEALTHCHECK").command())
        words = ("python", "-I", "/trial.py", "container", start, health)
        return self.run(*words, writable=writable, readable={TRIAL: "/trial.py"})

    def run(self, *command: str, writable: dict[Path, Path | str], readable: dict[Path, Path | str]) -> Run:
        """As another user than root, without its powers and without a network; only what is named can be written."""
        user = only(stages()[-1], "USER").words
        shown = [*map(Path, SYSTEM), Path(sys.base_prefix), self.environment]
        return subprocess.run(
            [
                *("bwrap", "--unshare-all", "--unshare-user", "--uid", user, "--gid", user, "--cap-drop", "ALL"),
                *("--die-with-parent", "--clearenv", "--proc", "/proc", "--dev", "/dev", "--tmpfs", "/tmp"),
                *(word for path in shown for word in ("--ro-bind-try", str(path), str(path))),
                *(word for path, inside in readable.items() for word in ("--ro-bind", str(path), str(inside))),
                *(word for path, inside in writable.items() for word in ("--bind", str(path), str(inside))),
                *("--remount-ro", "/", "--setenv", "PATH", f"{python_of(self.environment).parent}:/usr/bin:/bin"),
                *(word for name, value in self.variables() for word in ("--setenv", name, value)),
                *command,
            ],
            capture_output=True,
            text=True,
            timeout=LONG_SECONDS,
        )

    def variables(self) -> list[tuple[str, str]]:
        words = " ".join(one.words for one in of(stages()[-1], "ENV")).split()
        return [(name, value) for name, _, value in (word.partition("=") for word in words)]
